// The settings under which the product is measured: as it is shipped, on a free port and with a folder of its own.

import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { type Environment, readSettings, type Settings } from "../../server/config.ts";

/** In `environment` stands what is otherwise than in most measurements. */
export function benchSettings(environment: Environment = {}): Settings {
  const folder = join(tmpdir(), `bondline-bench-${userInfo().username}`, "files");
  return readSettings(
    {
      NODE_ENV: "test",
      PORT: "0",
      BONDLINE_DATA: folder,
      BONDLINE_SECRET: "a secret for measurements alone, 0123456789 abcdef",
      // Sign-ins come from many addresses, as they would through a balancer: the limits are for one.
      PROXIES_TRUSTED: "1",
      // What else the machine does must end no measurement: a round that was disturbed shows in its spread.
      SHED_AT_EVENT_LOOP_MILLISECONDS: "0",
      // One person stands for many.
      VALUES_PER_SECOND: "0",
      ...environment,
    },
    folder,
  );
}
