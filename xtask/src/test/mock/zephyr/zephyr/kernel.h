/* Stands for Zephyr's header. */
void k_yield(void);
