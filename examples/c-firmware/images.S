/* Three images of handwritten digits, as the model wants them: 8x8 pixels, int8. */
    .syntax unified
    .section .rodata.images, "a"
    .global images
    .balign 4
images:
    .incbin "00.bin"
    .incbin "06.bin"
    .incbin "18.bin"
