// Every gate of `npm run check`.
import { FORMAT_GATE, TYPE_GATES } from "./command-gates.ts";
import type { Gate } from "./gate.ts";

export const GATES: readonly Gate[] = [FORMAT_GATE, ...TYPE_GATES];
