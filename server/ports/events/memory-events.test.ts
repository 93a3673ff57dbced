// Events within one process keep the contract.
import { SILENT_LOG } from "../../../testing/fakes/silent-log.ts";
import { describeEventsPortContract } from "./events-contract.ts";
import { makeMemoryEvents } from "./memory-events.ts";

describeEventsPortContract("in memory", async () => {
  const events = makeMemoryEvents(SILENT_LOG);
  return {
    events,
    publish: async (event) => events.publish(event),
    say: async (message) => events.say(message),
    cut: async () => events.loseTrack(),
    stop: () => events.stop(),
  };
});
