//! Structs of arguments, as `pjrt_c_api.h` has them.

use std::ffi::{c_char, c_void};
use std::ptr::null;

use crate::api::Head;

/// `PJRT_NamedValue` of an integer.
#[repr(C)]
pub(crate) struct NamedValue {
    pub head: Head,
    pub name: *const c_char,
    pub name_size: usize,
    pub kind: i32,
    pub value: i64,
    pub value_size: usize,
}

/// `PJRT_Client_Create_Args`.
#[repr(C)]
pub(crate) struct ClientCreateArgs {
    pub head: Head,
    pub options: *const NamedValue,
    pub count: usize,
    pub callbacks: [*mut c_void; 4],
    pub client: *mut c_void,
    pub try_get: [*mut c_void; 2],
}

/// `PJRT_Client_AddressableDevices_Args` and `PJRT_Buffer_Dimensions_Args`: of an object a list.
#[repr(C)]
pub(crate) struct ListArgs {
    pub head: Head,
    pub object: *mut c_void,
    pub pointer: *mut c_void,
    pub size: usize,
}

/// `PJRT_LoadedExecutable_GetExecutable_Args` and `PJRT_Executable_NumOutputs_Args`: of an object a
/// pointer or a number.
#[repr(C)]
pub(crate) struct WordArgs {
    pub head: Head,
    pub object: *mut c_void,
    pub word: usize,
}

/// `PJRT_DeviceDescription_Id_Args`.
#[repr(C)]
pub(crate) struct IdArgs {
    pub head: Head,
    pub description: *mut c_void,
    pub id: i32,
}

/// `PJRT_Buffer_CopyToDevice_Args`.
#[repr(C)]
pub(crate) struct CopyToDeviceArgs {
    pub head: Head,
    pub buffer: *mut c_void,
    pub device: *mut c_void,
    pub copy: *mut c_void,
}

/// `PJRT_Program`.
#[repr(C)]
pub(crate) struct Program {
    pub head: Head,
    pub code: *const u8,
    pub code_size: usize,
    pub format: *const u8,
    pub format_size: usize,
}

/// `PJRT_Client_Compile_Args`.
#[repr(C)]
pub(crate) struct ClientCompileArgs {
    pub head: Head,
    pub client: *mut c_void,
    pub program: *const Program,
    pub options: *const u8,
    pub options_size: usize,
    pub executable: *mut c_void,
}

/// `PJRT_Client_BufferFromHostBuffer_Args`.
#[repr(C)]
pub(crate) struct BufferFromHostBufferArgs {
    pub head: Head,
    pub client: *mut c_void,
    pub data: *const u8,
    pub dtype: i32,
    pub dims: *const i64,
    pub rank: usize,
    pub strides: *const i64,
    pub stride_count: usize,
    /// 0: the bytes are read during the call only.
    pub semantics: i32,
    pub device: *mut c_void,
    pub memory: *mut c_void,
    pub layout: *mut c_void,
    pub done: *mut c_void,
    pub buffer: *mut c_void,
}

/// `PJRT_ExecuteOptions`.
#[repr(C)]
pub(crate) struct ExecuteOptions {
    pub head: Head,
    pub callbacks: [*mut c_void; 2],
    pub counts: [usize; 2],
    pub launch: i32,
    pub kept: *const i64,
    pub kept_count: usize,
    pub context: *mut c_void,
    pub call_location: *const c_char,
    pub tasks: usize,
    pub task_ids: [*mut c_void; 2],
}

/// `PJRT_LoadedExecutable_Execute_Args`.
#[repr(C)]
pub(crate) struct ExecuteArgs {
    pub head: Head,
    pub executable: *mut c_void,
    pub options: *mut ExecuteOptions,
    pub arguments: *const *const *mut c_void,
    pub devices: usize,
    pub count: usize,
    pub outputs: *const *mut *mut c_void,
    pub events: *mut *mut c_void,
    pub device: *mut c_void,
}

/// `PJRT_Buffer_MemoryLayout_Tiled`.
#[repr(C)]
struct TiledLayout {
    head: Head,
    minor_to_major: *const i64,
    minor_to_major_size: usize,
    tile_dims: *const i64,
    tile_dim_sizes: *const usize,
    tiles: usize,
}

/// `PJRT_Buffer_MemoryLayout`, of a union of which the tiled one is the longer.
#[repr(C)]
pub(crate) struct MemoryLayout {
    head: Head,
    tiled: TiledLayout,
    /// 0: the tiled one.
    kind: i32,
}

impl MemoryLayout {
    /// Without tiles. The order is to live as long as the layout is used.
    pub(crate) fn dense(minor_to_major: &[i64]) -> Self {
        Self {
            head: Head::of::<Self>(),
            tiled: TiledLayout {
                head: Head::of::<TiledLayout>(),
                minor_to_major: minor_to_major.as_ptr(),
                minor_to_major_size: minor_to_major.len(),
                tile_dims: null(),
                tile_dim_sizes: null(),
                tiles: 0,
            },
            kind: 0,
        }
    }
}

/// `PJRT_Buffer_ToHostBuffer_Args`.
#[repr(C)]
pub(crate) struct ToHostBufferArgs {
    pub head: Head,
    pub buffer: *mut c_void,
    pub layout: *const MemoryLayout,
    pub target: *mut u8,
    pub size: usize,
    pub event: *mut c_void,
}
