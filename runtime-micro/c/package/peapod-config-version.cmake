# Before 1.0, versions fit that differ in the last number only.
set(PACKAGE_VERSION "{{version}}")
string(REGEX MATCH "^[0-9]+\\.[0-9]+" _peapod_own "${PACKAGE_VERSION}")
string(REGEX MATCH "^[0-9]+\\.[0-9]+" _peapod_asked "${PACKAGE_FIND_VERSION}")
if(_peapod_own STREQUAL _peapod_asked AND NOT PACKAGE_VERSION VERSION_LESS PACKAGE_FIND_VERSION)
    set(PACKAGE_VERSION_COMPATIBLE TRUE)
    if(PACKAGE_VERSION VERSION_EQUAL PACKAGE_FIND_VERSION)
        set(PACKAGE_VERSION_EXACT TRUE)
    endif()
endif()
# Archives are of other processors than CMake's own.
