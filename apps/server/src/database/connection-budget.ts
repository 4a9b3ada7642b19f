/** Maximum size of the connection pool of a process. */
export const poolSize = 20;

/** The bus and the process number. */
export const sessionsPerProcess = 2;

export const connectionsPerProcess = poolSize + sessionsPerProcess;
