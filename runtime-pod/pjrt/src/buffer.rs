//! Tensors on devices of a plug-in.

#![allow(unsafe_code)]

use std::ptr::null_mut;

use crate::PjrtError;
use crate::api::{Function, Head};
use crate::args::{CopyToDeviceArgs, ListArgs, MemoryLayout, ToHostBufferArgs};
use crate::client::{Client, Object};

pub(crate) const BUFFER_DESTROY: Function = Function("PJRT_Buffer_Destroy", 58);
const DIMENSIONS: Function = Function("PJRT_Buffer_Dimensions", 60);
const COPY_TO_DEVICE: Function = Function("PJRT_Buffer_CopyToDevice", 69);
const TO_HOST_BUFFER: Function = Function("PJRT_Buffer_ToHostBuffer", 70);

/// Element types, numbered as `PJRT_Buffer_Type` does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
#[expect(missing_docs, reason = "the names say it")]
pub enum ElementType {
    Bool = 1,
    I8 = 2,
    I16 = 3,
    I32 = 4,
    I64 = 5,
    U8 = 6,
    U16 = 7,
    U32 = 8,
    U64 = 9,
    F16 = 10,
    F32 = 11,
    F64 = 12,
    Bf16 = 13,
}

impl ElementType {
    /// Bytes of an element.
    #[must_use]
    pub const fn bytes(self) -> usize {
        match self {
            Self::Bool | Self::I8 | Self::U8 => 1,
            Self::I16 | Self::U16 | Self::F16 | Self::Bf16 => 2,
            Self::I32 | Self::U32 | Self::F32 => 4,
            Self::I64 | Self::U64 | Self::F64 => 8,
        }
    }
}

/// A tensor on one device.
#[derive(Debug)]
pub struct Buffer(pub(crate) Object);

impl Buffer {
    /// The same elements on another device of the client.
    ///
    /// # Errors
    ///
    /// There is no such device, the buffer was donated, or what makes it failed.
    pub fn copy_to(&self, client: &Client, device: usize) -> Result<Self, PjrtError> {
        let none = PjrtError::Devices {
            expected: device.saturating_add(1),
            found: client.devices(),
        };
        let mut args = CopyToDeviceArgs {
            head: Head::of::<CopyToDeviceArgs>(),
            buffer: self.0.pointer,
            device: *client.devices.get(device).ok_or(none)?,
            copy: null_mut(),
        };
        // SAFETY: these are its arguments, and the buffer and the device are alive.
        unsafe { self.0.api.call(COPY_TO_DEVICE, &mut args) }?;
        Ok(Self(client.owned(args.copy, BUFFER_DESTROY)))
    }

    /// Number of dimensions.
    fn rank(&self) -> Result<usize, PjrtError> {
        let mut args = ListArgs {
            head: Head::of::<ListArgs>(),
            object: self.0.pointer,
            pointer: null_mut(),
            size: 0,
        };
        // SAFETY: these are its arguments, and the buffer is alive.
        unsafe { self.0.api.call(DIMENSIONS, &mut args) }?;
        Ok(args.size)
    }

    /// The elements, row-major, whatever the layout on the device is.
    ///
    /// # Errors
    ///
    /// The buffer was donated, or what makes it failed.
    pub fn read(&self) -> Result<Vec<u8>, PjrtError> {
        // Without a layout that of the device would be taken.
        let minor_to_major: Vec<i64> = (0..self.rank()? as i64).rev().collect();
        let layout = MemoryLayout::dense(&minor_to_major);
        let mut args = ToHostBufferArgs {
            head: Head::of::<ToHostBufferArgs>(),
            buffer: self.0.pointer,
            layout: &raw const layout,
            target: null_mut(),
            size: 0,
            event: null_mut(),
        };
        // SAFETY: these are its arguments, and the layout with its order is alive; without a target
        // it only says the size.
        unsafe { self.0.api.call(TO_HOST_BUFFER, &mut args) }?;
        let mut bytes = vec![0; args.size];
        args.target = bytes.as_mut_ptr();
        // SAFETY: as above, and the target has the size that it asked for until the event.
        unsafe { self.0.api.call(TO_HOST_BUFFER, &mut args) }?;
        self.0.api.wait(args.event)?;
        Ok(bytes)
    }
}
