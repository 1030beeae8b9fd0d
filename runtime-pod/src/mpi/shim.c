/* The few functions of the standard ABI of MPI-5 that Peapod takes, for libraries that have other
 * handles. Built by `mpicc` against the library's own header; handles of the ABI are addresses. */
#include <mpi.h>
#include <stdint.h>
#include <string.h>

_Static_assert(sizeof(MPI_Request) <= sizeof(uintptr_t), "a request fits into a handle");

static MPI_Request request_of(uintptr_t handle) {
  MPI_Request request;
  memcpy(&request, &handle, sizeof request);
  return request;
}

static uintptr_t handle_of(MPI_Request request) {
  uintptr_t handle = 0;
  memcpy(&handle, &request, sizeof request);
  return handle;
}

int Peapod_MPI_Init_thread(int *argc, char ***argv, int required, int *provided) {
  /* Levels have other numbers here; the ABI's MPI_THREAD_SERIALIZED is the only one asked for. */
  int code = MPI_Init_thread(argc, argv, MPI_THREAD_SERIALIZED, provided);
  *provided = *provided >= MPI_THREAD_SERIALIZED ? required : 0;
  return code;
}

int Peapod_MPI_Finalize(void) { return MPI_Finalize(); }

int Peapod_MPI_Comm_rank(uintptr_t comm, int *rank) {
  (void)comm;
  return MPI_Comm_rank(MPI_COMM_WORLD, rank);
}

int Peapod_MPI_Comm_size(uintptr_t comm, int *size) {
  (void)comm;
  return MPI_Comm_size(MPI_COMM_WORLD, size);
}

int Peapod_MPI_Comm_set_errhandler(uintptr_t comm, uintptr_t handler) {
  (void)comm, (void)handler;
  return MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
}

int Peapod_MPI_Isend(const void *bytes, int count, uintptr_t type, int rank, int tag,
                     uintptr_t comm, uintptr_t *handle) {
  MPI_Request request;
  (void)type, (void)comm;
  int code = MPI_Isend(bytes, count, MPI_BYTE, rank, tag, MPI_COMM_WORLD, &request);
  *handle = handle_of(request);
  return code;
}

int Peapod_MPI_Irecv(void *bytes, int count, uintptr_t type, int rank, int tag, uintptr_t comm,
                     uintptr_t *handle) {
  MPI_Request request;
  (void)type, (void)comm;
  int code = MPI_Irecv(bytes, count, MPI_BYTE, rank, tag, MPI_COMM_WORLD, &request);
  *handle = handle_of(request);
  return code;
}

int Peapod_MPI_Test(uintptr_t *handle, int *flag, void *status) {
  MPI_Request request = request_of(*handle);
  (void)status;
  int code = MPI_Test(&request, flag, MPI_STATUS_IGNORE);
  *handle = handle_of(request);
  return code;
}
