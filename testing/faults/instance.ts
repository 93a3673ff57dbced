// A server in a process of its own, to be killed: node testing/faults/instance.ts '{"ownerUrl": …}'.

import { instantFromMilliseconds } from "@bondline/domain/values/time/instant.ts";
import type { Clock } from "../../server/ports/clock/clock-port.ts";
import { startServer } from "../../server/start-server.ts";
import { endOnUncaught } from "../../server/unexpected-end.ts";
import { testSettings } from "../world.ts";
import { NAMED_POINTS, type NamedPoint } from "./named-points.ts";

export type InstanceOrder = {
  ownerUrl: string;
  folder: string;
  environment: Record<string, string>;
  /** What its clock shows, in milliseconds ahead of the machine's; without it, the database's clock is gone by. */
  clockAheadMilliseconds?: number;
  /** How wrong the clock of its machine is: what the process itself is shown, whoever asks. */
  machineAheadMilliseconds?: number;
  /** Where it kills itself, at which passage. */
  point?: { name: NamedPoint; passage: number };
};

const order: InstanceOrder = JSON.parse(process.argv[2] ?? "{}");
const { ownerUrl, folder, environment, clockAheadMilliseconds, machineAheadMilliseconds, point } = order;
if (machineAheadMilliseconds !== undefined) globalThis.Date = dateAheadBy(machineAheadMilliseconds);

// Nobody is left to serve when the test is gone.
process.on("disconnect", () => process.exit(1));

const server = await startServer({
  settings: await testSettings(folder, environment),
  ownerUrl,
  logLevel: environment.LOG_LEVEL ?? "silent",
  ...(clockAheadMilliseconds === undefined ? {} : { clock: clockAheadBy(clockAheadMilliseconds) }),
  ...(point === undefined ? {} : { around: (app) => NAMED_POINTS[point.name](app, dieAt(point)) }),
});
process.once("SIGTERM", async () => {
  await server.stop();
  process.exit(0);
});
endOnUncaught(server.app.log, () => server.stop());
// What a test says is a mistake that nobody catches.
process.on("message", (kind) => {
  if (kind === "unhandledRejection") void Promise.reject(new Error("nobody waits for this"));
  if (kind === "uncaughtException")
    setImmediate(() => {
      throw new Error("nobody catches this");
    });
});
process.send?.("ready");

function clockAheadBy(milliseconds: number): Clock {
  return { now: () => instantFromMilliseconds(Date.now() + milliseconds) };
}

function dateAheadBy(milliseconds: number): DateConstructor {
  const machine = Date;
  const shown = () => machine.now() + milliseconds;
  return new Proxy(machine, {
    construct: (_target, given) => Reflect.construct(machine, given.length === 0 ? [shown()] : given),
    apply: () => new machine(shown()).toString(),
    get: (_target, name) => (name === "now" ? shown : Reflect.get(machine, name)),
  });
}

function dieAt({ name, passage }: { name: NamedPoint; passage: number }): () => Promise<void> {
  let passed = 0;
  return async () => {
    passed += 1;
    if (passed < passage) return;
    await new Promise((sent) => process.send?.({ died: name }, sent));
    process.kill(process.pid, "SIGKILL");
    await new Promise(() => undefined);
  };
}
