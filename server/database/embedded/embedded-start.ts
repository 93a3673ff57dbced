// What a start of the embedded database needs to know, settled once at the beginning.
import { findPostgresBinaries, type PostgresBinaries } from "./postgres-binaries.ts";
import type { RootWay } from "./postgres-host.ts";

export interface EmbeddedDatabaseOptions {
  /** Everything the database keeps lies in here. */
  folder: string;
  log: (message: string) => void;
  /** PostgreSQL settings over the product's own, such as `{ fsync: "off" }` for tests. */
  settings?: Record<string, string>;
  /** The ways in which root may run it, in the order in which they are tried. */
  rootWays?: readonly RootWay[];
  /** Where another user can reach a copy, in the order in which they are tried. */
  reachableFolders?: readonly string[];
  /** How long a server that does not answer, or does not end, is waited for at each step. */
  patienceMs?: number;
}

export interface EmbeddedStart extends Required<EmbeddedDatabaseOptions> {
  binaries: PostgresBinaries;
}

/** What the product sets; limits on statements are the application's own business. */
const PRODUCT_SETTINGS: Record<string, string> = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  shared_buffers: "128MB",
  random_page_cost: "1.1",
  max_connections: "100",
  timezone: "UTC",
  log_timezone: "UTC",
  log_checkpoints: "off",
  // A message's details may hold what a person typed, which is not for a log.
  log_error_verbosity: "terse",
};

export function settleStart(options: EmbeddedDatabaseOptions): EmbeddedStart {
  return {
    rootWays: ["namespace", "copy"],
    reachableFolders: ["/var/lib/bondline", "/var/tmp/bondline"],
    patienceMs: 10_000,
    ...options,
    settings: { ...PRODUCT_SETTINGS, ...options.settings },
    binaries: findPostgresBinaries(),
  };
}
