# A target for each archive of the package, such as `peapod::cortex-m4-hard`: take the one that is
# named as your core and the calling convention of your floats.
get_filename_component(_peapod_root "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
file(GLOB _peapod_archives "${_peapod_root}/lib/*/libpeapod.a")
foreach(_peapod_archive IN LISTS _peapod_archives)
    get_filename_component(_peapod_folder "${_peapod_archive}" DIRECTORY)
    get_filename_component(_peapod_name "${_peapod_folder}" NAME)
    if(NOT TARGET peapod::${_peapod_name})
        add_library(peapod::${_peapod_name} STATIC IMPORTED)
        set_target_properties(peapod::${_peapod_name} PROPERTIES
            IMPORTED_LOCATION "${_peapod_archive}"
            INTERFACE_INCLUDE_DIRECTORIES "${_peapod_root}/include")
    endif()
endforeach()
