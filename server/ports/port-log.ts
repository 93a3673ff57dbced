// How an adapter tells the operator that the outside world failed. Never personal data, never a secret.

/** Any pino logger fits. */
export type PortLog = { warn(details: Record<string, unknown>, sentence: string): void };
