// The one command that starts Bondline: installs what is missing, builds the client when it changed, starts the server, and starts it again when it ends unexpectedly.
import { ensureClientBuilt } from "./set-up/client-build.mjs";
import { ensureDependencies } from "./set-up/dependencies.mjs";
import { projectNode } from "./set-up/node-binary.mjs";
import { inProject } from "./set-up/project-root.mjs";
import { runProgram } from "./set-up/run-program.mjs";
import {
  forgetInstance,
  rememberInstance,
  rememberUnexpectedEnds,
  settleEarlierInstance,
} from "./set-up/running-instance.mjs";
import { runOrExplain } from "./set-up/set-up-error.mjs";
import { supervise } from "./set-up/supervise.mjs";

await runOrExplain(async () => {
  await ensureDependencies();
  const node = projectNode();
  await settleEarlierInstance();
  await ensureClientBuilt(node);
  try {
    process.exitCode = await supervise(
      (onMessage) =>
        runProgram(node, [inProject("server", "main.ts")], { onStart: rememberInstance, onMessage }),
      { onUnexpectedEnd: rememberUnexpectedEnds },
    );
  } finally {
    forgetInstance();
  }
});
