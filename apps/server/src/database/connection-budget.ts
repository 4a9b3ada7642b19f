/** Maximum size of the connection pool of a process. */
export const poolSize = 20;

/** The pool, the bus and the process number. */
export const connectionsPerProcess = poolSize + 2;
