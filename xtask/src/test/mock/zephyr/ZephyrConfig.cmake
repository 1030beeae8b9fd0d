# Stands for Zephyr where an application of a template is tested: its settings, its modules, and a
# program for the core in place of a kernel.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_C_COMPILER arm-none-eabi-gcc)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
project(Zephyr-Kernel LANGUAGES C)

# What a board's settings say of its core.
foreach(_setting IN LISTS MOCK_SETTINGS)
    set(${_setting} y)
endforeach()
file(STRINGS ${CMAKE_SOURCE_DIR}/prj.conf _lines REGEX "^CONFIG_")
foreach(_line IN LISTS _lines)
    string(REGEX MATCH "^([A-Z0-9_]+)=(.*)$" _found "${_line}")
    set(${CMAKE_MATCH_1} ${CMAKE_MATCH_2})
endforeach()

separate_arguments(_flags UNIX_COMMAND "${MOCK_FLAGS}")
add_executable(app ${CMAKE_CURRENT_LIST_DIR}/kernel.c)
target_include_directories(app PRIVATE ${CMAKE_CURRENT_LIST_DIR})
target_compile_options(app PRIVATE ${_flags} -std=c11 -Os -Wall -Wextra -Werror -ffreestanding
    -ffunction-sections -fdata-sections)
target_link_options(app PRIVATE ${_flags} -nostdlib -Wl,--gc-sections -Wl,-e,main)

macro(zephyr_include_directories)
    target_include_directories(app PRIVATE ${ARGN})
endmacro()
macro(zephyr_link_libraries)
    set_property(GLOBAL APPEND PROPERTY mock_libraries ${ARGN})
endmacro()
foreach(_module IN LISTS EXTRA_ZEPHYR_MODULES)
    file(STRINGS ${_module}/zephyr/module.yml _folder REGEX "cmake:")
    string(REGEX REPLACE ".*cmake: *" "" _folder "${_folder}")
    include(${_module}/${_folder}/CMakeLists.txt)
endforeach()
get_property(_libraries GLOBAL PROPERTY mock_libraries)
target_link_libraries(app PRIVATE ${_libraries} gcc)
