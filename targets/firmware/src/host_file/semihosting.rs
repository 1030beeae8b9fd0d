//! Files of the host over raw semihosting calls.
//!
//! `semihosting::fs` would do, but it asserts that descriptors are valid, and this image has no
//! panic.

use core::ffi::CStr;
use semihosting::sys::arm_compat::OpenMode;
use semihosting::sys::arm_compat::syscall::{
    OperationNumber, ParamRegR, ParamRegW, syscall, syscall_readonly,
};

/// What calls return that fail.
const FAILED: usize = usize::MAX;

/// An open file; dropping it closes it.
pub struct File {
    handle: usize,
}

impl File {
    /// Opens a file for reading.
    pub fn open(name: &CStr) -> Option<Self> {
        Self::with_mode(name, OpenMode::RDONLY_BINARY)
    }

    /// Creates or empties a file for writing.
    pub fn create(name: &CStr) -> Option<Self> {
        Self::with_mode(name, OpenMode::WRONLY_TRUNC_BINARY)
    }

    fn with_mode(name: &CStr, mode: OpenMode) -> Option<Self> {
        let block = [
            ParamRegR::c_str(name),
            ParamRegR::usize(mode as usize),
            ParamRegR::usize(name.count_bytes()),
        ];
        // SAFETY: the block is what SYS_OPEN wants: name, mode, length of the name.
        let opened =
            unsafe { syscall_readonly(OperationNumber::SYS_OPEN, ParamRegR::block(&block)) };
        let handle = opened.usize();
        (handle != FAILED).then_some(Self { handle })
    }

    /// Fills `bytes`; `false` if the file holds fewer.
    pub fn read(&mut self, bytes: &mut [u8]) -> bool {
        let length = bytes.len();
        let mut block = [
            ParamRegW::usize(self.handle),
            ParamRegW::buf(bytes),
            ParamRegW::usize(length),
        ];
        // SAFETY: the block is what SYS_READ wants: handle, buffer, its length. It writes only
        // there.
        let missing = unsafe { syscall(OperationNumber::SYS_READ, ParamRegW::block(&mut block)) };
        missing.usize() == 0
    }

    /// Appends `bytes`; `false` if the host did not take them all.
    pub fn write(&mut self, bytes: &[u8]) -> bool {
        let block = [
            ParamRegR::usize(self.handle),
            ParamRegR::buf(bytes),
            ParamRegR::usize(bytes.len()),
        ];
        // SAFETY: the block is what SYS_WRITE wants: handle, buffer, its length.
        let missing =
            unsafe { syscall_readonly(OperationNumber::SYS_WRITE, ParamRegR::block(&block)) };
        missing.usize() == 0
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let block = [ParamRegR::usize(self.handle)];
        // SAFETY: the block is what SYS_CLOSE wants: the handle, which nothing uses afterwards.
        unsafe { syscall_readonly(OperationNumber::SYS_CLOSE, ParamRegR::block(&block)) };
    }
}
