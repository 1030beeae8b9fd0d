//! The functions of MPI that ranks need, bound by hand after the standard ABI of MPI-5 (MPI: A
//! Message-Passing Interface Standard, version 5.0, chapter 20) and found at run time. A library
//! without that ABI takes `shim.c`, whose functions have the same signatures.
#![allow(
    unsafe_code,
    reason = "MPI is a library in C that is found at run time"
)]

use std::ffi::{OsString, c_int, c_void};
use std::fmt;
use std::mem::ManuallyDrop;
use std::path::{Path, PathBuf};

use libloading::Library;

/// Environment variable that names the library, or the shim.
pub const LIBRARY_VARIABLE: &str = "PEAPOD_MPI_LIBRARY";

/// What the library is called where nothing names it.
const NAMES: [&str; 4] = [
    "libmpi_abi.so.1",
    "libmpi_abi.so.0",
    // For those who build with it: in wheels a script of the linker.
    "libmpi_abi.so",
    "libpeapod_mpi.so",
];

/// A handle: an integer of the size of an address, as the ABI has it.
type Handle = usize;

const COMM_WORLD: Handle = 0x101;
const ERRORS_RETURN: Handle = 0x143;
const BYTE: Handle = 0x247;
const REQUEST_NULL: Handle = 0x180;
/// Several threads call, one at a time: steps run on a pool of threads.
const THREAD_SERIALIZED: c_int = 2048;
/// The tag of messages that the order between two ranks tells apart.
pub(super) const ORDERED: u16 = 0;

/// A message that is on its way.
#[derive(Debug)]
pub(super) struct Request(Handle);

type InitThread = unsafe extern "C" fn(*mut c_int, *mut *mut *mut u8, c_int, *mut c_int) -> c_int;
type OfComm = unsafe extern "C" fn(Handle, *mut c_int) -> c_int;
/// `MPI_Isend`, which does not write to the buffer, and `MPI_Irecv`.
type Transfer =
    unsafe extern "C" fn(*mut c_void, c_int, Handle, c_int, c_int, Handle, *mut Handle) -> c_int;

/// The functions of a library of MPI, which is never unloaded: it has threads and exit handlers of
/// its own, and may use buffers of open requests until the process ends.
pub(super) struct Mpi {
    init: InitThread,
    finalize: unsafe extern "C" fn() -> c_int,
    rank: OfComm,
    size: OfComm,
    set_errors: unsafe extern "C" fn(Handle, Handle) -> c_int,
    send: Transfer,
    receive: Transfer,
    test: unsafe extern "C" fn(*mut Handle, *mut c_int, *mut c_void) -> c_int,
    _library: ManuallyDrop<Library>,
}

impl fmt::Debug for Mpi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Mpi")
    }
}

/// Why there is no MPI, or a call of it failed.
#[derive(Debug, thiserror::Error)]
pub enum MpiError {
    /// No library.
    #[error("found no library of MPI with the standard ABI, tried {}", .0.join(", "))]
    Missing(Vec<String>),
    /// A library that is no MPI, or one without the ABI.
    #[error("`{path}` has neither the standard ABI of MPI-5 nor is it Peapod's shim: {cause}")]
    Symbols {
        /// The library.
        path: String,
        /// Which function is missing.
        cause: String,
    },
    /// MPI may only be called from the thread that started it.
    #[error(
        "expected a library of MPI that several threads may call (MPI_THREAD_SERIALIZED), found \
         thread level {provided}"
    )]
    Threads {
        /// The level, as the ABI numbers them.
        provided: c_int,
    },
    /// A process that has left MPI cannot join again.
    #[error("this process has left MPI, which cannot be joined twice")]
    Left,
    /// A call failed.
    #[error("{function} failed with error {code} of MPI")]
    Call {
        /// The function.
        function: &'static str,
        /// What it returned.
        code: c_int,
    },
}

/// Where a library may be, by preference.
fn candidates() -> Vec<PathBuf> {
    if let Some(path) = std::env::var_os(LIBRARY_VARIABLE) {
        return std::iter::once(path.into()).collect();
    }
    let path: OsString = std::env::var_os("PATH").unwrap_or_default();
    // A wheel of Python puts `bin` and `lib` side by side.
    let folders = std::env::split_paths(&path);
    let folders = folders.filter_map(|bin| Some(bin.parent()?.join("lib")));
    let beside = folders.flat_map(|lib| NAMES.map(|name| lib.join(name)));
    let beside = beside.filter(|library| library.is_file());
    beside.chain(NAMES.map(PathBuf::from)).collect()
}

impl Mpi {
    /// Finds and loads the library.
    pub(super) fn load() -> Result<(Self, PathBuf), MpiError> {
        let mut tried = Vec::new();
        for path in candidates() {
            match Self::open(&path) {
                Err(MpiError::Missing(causes)) => tried.extend(causes),
                found => return Ok((found?, path)),
            }
        }
        Err(MpiError::Missing(tried))
    }

    /// Loads a library.
    pub(super) fn open(path: &Path) -> Result<Self, MpiError> {
        // SAFETY: what a library of MPI does when it is loaded is sound; the user names it.
        match unsafe { Library::new(path) } {
            Ok(library) => Self::of(library, path),
            Err(error) => {
                let tried = format!("{} ({error})", path.display());
                Err(MpiError::Missing(vec![tried]))
            }
        }
    }

    fn of(library: Library, path: &Path) -> Result<Self, MpiError> {
        // SAFETY: only whether there is such a symbol is asked.
        let shim = unsafe { library.get::<*const c_void>(b"Peapod_MPI_Test\0") }.is_ok();
        let missing = |cause: libloading::Error| MpiError::Symbols {
            path: path.display().to_string(),
            cause: cause.to_string(),
        };
        if !shim {
            // SAFETY: as above. Only libraries with the standard ABI have this function; the
            // handles of others are different numbers.
            unsafe { library.get::<*const c_void>(b"MPI_Abi_get_version\0") }.map_err(missing)?;
        }
        let prefix = if shim { "Peapod_" } else { "" };
        macro_rules! symbol {
            ($name:literal) => {{
                let name = format!("{prefix}{}\0", $name);
                // SAFETY: the type is that of the ABI, which the shim keeps to.
                *unsafe { library.get(name.as_bytes()) }.map_err(missing)?
            }};
        }
        Ok(Self {
            init: symbol!("MPI_Init_thread"),
            finalize: symbol!("MPI_Finalize"),
            rank: symbol!("MPI_Comm_rank"),
            size: symbol!("MPI_Comm_size"),
            set_errors: symbol!("MPI_Comm_set_errhandler"),
            send: symbol!("MPI_Isend"),
            receive: symbol!("MPI_Irecv"),
            test: symbol!("MPI_Test"),
            _library: ManuallyDrop::new(library),
        })
    }

    /// Joins the others; yields this rank and how many there are.
    pub(super) fn init(&self) -> Result<(usize, usize), MpiError> {
        let (mut provided, mut rank, mut size) = (0, 0, 0);
        let none = std::ptr::null_mut();
        // SAFETY: no arguments; the level that is provided is written to a local.
        let code = unsafe {
            (self.init)(
                none,
                std::ptr::null_mut(),
                THREAD_SERIALIZED,
                &raw mut provided,
            )
        };
        check("MPI_Init_thread", code)?;
        if provided < THREAD_SERIALIZED {
            return Err(MpiError::Threads { provided });
        }
        // SAFETY: both handles are predefined.
        let code = unsafe { (self.set_errors)(COMM_WORLD, ERRORS_RETURN) };
        check("MPI_Comm_set_errhandler", code)?;
        // SAFETY: written to a local.
        check("MPI_Comm_rank", unsafe {
            (self.rank)(COMM_WORLD, &raw mut rank)
        })?;
        // SAFETY: written to a local.
        check("MPI_Comm_size", unsafe {
            (self.size)(COMM_WORLD, &raw mut size)
        })?;
        Ok((rank.try_into().unwrap_or(0), size.try_into().unwrap_or(1)))
    }

    /// Leaves; all ranks have to.
    pub(super) fn finalize(&self) -> Result<(), MpiError> {
        // SAFETY: no request is open: those who call this have checked that every message that was
        // begun has been waited for, and a rank whose exchange failed does not call it.
        check("MPI_Finalize", unsafe { (self.finalize)() })
    }

    /// Starts to send.
    ///
    /// # Safety
    ///
    /// The bytes stay where they are until the request is complete, or the process ends.
    pub(super) unsafe fn send(
        &self,
        bytes: &[u8],
        rank: usize,
        tag: u16,
    ) -> Result<Request, MpiError> {
        let address = bytes.as_ptr().cast_mut();
        // SAFETY: the range is that of a slice, which the caller keeps; it is only read.
        unsafe { transfer(("MPI_Isend", self.send), address, bytes.len(), rank, tag) }
    }

    /// Starts to receive.
    ///
    /// # Safety
    ///
    /// As of `send`, and nothing else reads or writes the bytes until then.
    pub(super) unsafe fn receive(
        &self,
        bytes: &mut [u8],
        rank: usize,
        tag: u16,
    ) -> Result<Request, MpiError> {
        // SAFETY: the range is that of a slice, which the caller keeps.
        unsafe {
            transfer(
                ("MPI_Irecv", self.receive),
                bytes.as_mut_ptr(),
                bytes.len(),
                rank,
                tag,
            )
        }
    }

    /// Whether a message has arrived, or has been sent.
    pub(super) fn done(&self, request: &mut Request) -> Result<bool, MpiError> {
        let mut flag = 0;
        // SAFETY: calls are made one at a time, as all borrow the transport exclusively;
        // the request is one of ours; no status is asked for (a null pointer in the ABI).
        let code = unsafe { (self.test)(&raw mut request.0, &raw mut flag, std::ptr::null_mut()) };
        check("MPI_Test", code).map(|()| flag != 0)
    }
}

/// Starts to send or to receive.
///
/// # Safety
///
/// `bytes` bytes at `address` may be read, and for `MPI_Irecv` written, until the request is
/// complete.
unsafe fn transfer(
    (name, function): (&'static str, Transfer),
    address: *mut u8,
    bytes: usize,
    rank: usize,
    tag: u16,
) -> Result<Request, MpiError> {
    let mut request = REQUEST_NULL;
    let (bytes, rank) = (count(bytes), count(rank));
    // SAFETY: the range is the caller's; the other handles are predefined, and the request is
    // written to a local.
    let code = unsafe {
        function(
            address.cast(),
            bytes,
            BYTE,
            rank,
            tag.into(),
            COMM_WORLD,
            &raw mut request,
        )
    };
    check(name, code).map(|()| Request(request))
}

/// Messages are split below 2^31 bytes, and ranks are fewer.
fn count(number: usize) -> c_int {
    c_int::try_from(number).expect("split before")
}

fn check(function: &'static str, code: c_int) -> Result<(), MpiError> {
    match code {
        0 => Ok(()),
        code => Err(MpiError::Call { function, code }),
    }
}
