#!/usr/bin/env python3
"""Stands for `probe-rs` in a test: has an emulator for the board, and reads RTT from its memory while
the core is stopped for a moment, by the protocol of GDB. `probe-rs run --chip MACHINE EMULATOR ELF`."""

import struct
import subprocess
import sys
import time

# Offsets in the control block of the first channel upwards: buffer, length, write, read.
CHANNEL = 16 + 8 + 4


def symbol(path, name):
    """The address of a symbol of a 32-bit ELF file."""
    data = open(path, "rb").read()
    offset, = struct.unpack_from("<I", data, 0x20)
    size, count = struct.unpack_from("<HH", data, 0x2E)
    sections = [struct.unpack_from("<10I", data, offset + i * size) for i in range(count)]
    for section in (it for it in sections if it[1] == 2):
        strings = sections[section[6]][4]
        for at in range(section[4], section[4] + section[5], 16):
            text, value = struct.unpack_from("<II", data, at)
            end = data.index(b"\0", strings + text)
            if data[strings + text:end] == name:
                return value
    sys.exit(f"{path}: no symbol {name}")


class Core:
    """A core in an emulator."""

    def __init__(self, machine, emulator, elf):
        command = [emulator, "-machine", machine, "-display", "none", "-monitor", "none"]
        command += ["-serial", "none", "-semihosting-config", "enable=on,target=native"]
        command += ["-icount", "shift=0", "-S", "-gdb", "stdio", "-kernel", elf]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, bufsize=0)

    def send(self, text):
        total = sum(text.encode()) % 256
        self.process.stdin.write(b"$%s#%02x" % (text.encode(), total))

    def receive(self):
        """The next packet; nothing where the program has ended."""
        packet = b""
        while True:
            byte = self.process.stdout.read(1)
            if not byte:
                return None
            if byte == b"$":
                packet = b""
            elif byte == b"#":
                self.process.stdout.read(2)
                text = packet.decode()
                if text.startswith("W"):
                    return None
                self.process.stdin.write(b"+")
                return text
            else:
                packet += byte

    def read(self, address, length):
        self.send(f"m{address:x},{length:x}")
        return bytes.fromhex(self.receive())

    def write(self, address, data):
        self.send(f"M{address:x},{len(data):x}:{data.hex()}")
        self.receive()

    def drain(self, block):
        """What is in the channel."""
        if self.read(block, 10) != b"SEGGER RTT":
            return b""
        buffer, length, write, read = struct.unpack("<4I", self.read(block + CHANNEL, 16))
        ring = self.read(buffer, length)
        self.write(block + CHANNEL + 12, struct.pack("<I", write))
        return ring[read:write] if read <= write else ring[read:] + ring[:write]


def run(machine, emulator, elf):
    core, block = Core(machine, emulator, elf), symbol(elf, b"_SEGGER_RTT")
    out = sys.stdout.buffer
    while True:
        core.send("c")
        time.sleep(0.005)
        try:
            core.process.stdin.write(b"\x03")
        except BrokenPipeError:
            pass
        if core.receive() is None:
            break
        out.write(core.drain(block))
    out.flush()
    return core.process.wait()


if sys.argv[1:] == ["list"]:
    print("The following debug probes were found:\n[0]: an emulator")
elif sys.argv[1:3] == ["run", "--chip"]:
    print("      Erasing ✔ 100% [####################]", flush=True)
    sys.exit(run(*sys.argv[3:]))
else:
    sys.exit(f"expected `list` or `run --chip MACHINE EMULATOR ELF`, found {sys.argv[1:]}")
