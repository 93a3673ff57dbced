// Keeps embedded defaults out of production unless the operator asks for each by its name.
import type { PortSettings, SandboxName } from "./port-settings.ts";

/** How each port is set to its embedded default, and what that would mean in production. */
const SANDBOXES: Record<SandboxName, { isChosen: (settings: PortSettings) => boolean; means: string }> = {
  files: { isChosen: ({ files }) => files.kind === "local", means: "files would lie on this machine alone" },
  scan: { isChosen: ({ scan }) => scan.kind === "built-in", means: "viruses would not be found" },
  mail: { isChosen: ({ mail }) => mail.kind === "sink", means: "mail would reach nobody" },
  "card-payments": {
    isChosen: ({ cardPayments }) => cardPayments.kind === "sandbox",
    means: "payments would be pretended",
  },
  "e-signatures": {
    isChosen: ({ eSignatures }) => eSignatures.kind === "sandbox",
    means: "signatures would be pretended",
  },
  "identity-verification": {
    isChosen: ({ identityVerification }) => identityVerification.kind === "sandbox",
    means: "identities would be pretended",
  },
  events: {
    isChosen: ({ events }) => events.kind === "in-memory",
    means: "other instances would hear of no change",
  },
};

/** Stops the start: the message is for the operator. */
export class SandboxRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = "SandboxRefused";
  }
}

export function refuseUnaskedSandboxes(settings: PortSettings): void {
  if (settings.mode !== "production") return;
  const unasked = sandboxNames().filter(
    (name) => SANDBOXES[name].isChosen(settings) && !settings.allowSandbox.includes(name),
  );
  if (unasked.length === 0) return;
  const meaning = unasked.map((name) => `${name} (${SANDBOXES[name].means})`).join(", ");
  const allowed = [...settings.allowSandbox, ...unasked].join(",");
  throw new SandboxRefused(
    `In production these ports still have their embedded default: ${meaning}. ` +
      `Configure the real service, or ask for the default by name with ALLOW_SANDBOX=${allowed}.`,
  );
}

function sandboxNames(): SandboxName[] {
  return Object.keys(SANDBOXES).filter((name): name is SandboxName => name in SANDBOXES);
}
