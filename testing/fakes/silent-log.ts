// A log for ports that nobody reads.

import type { PortLog } from "../../server/ports/port-log.ts";

export const SILENT_LOG: PortLog = { warn() {} };
