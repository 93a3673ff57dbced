// Notifies the operator's own scripts what happens, in one table: which verb, when, and never a word of a person's.

import type { Configuration, HookName } from "./configuration.ts";
import { reportThrown } from "./error-reporting.ts";
import { loadOutsideScript } from "./outside-script.ts";

/** Where a person is: the pattern of the route, without ids, codes or what was searched for. */
export type PageSeen = { readonly path: string };
/** Undefined: nobody is signed in. */
export type PersonSeen = { readonly userId: string; readonly identityHash: string } | undefined;

type Report = (verb: string, facts: object) => void;

type Hook = {
  page?: (notify: Report, page: PageSeen) => void;
  person?: (notify: Report, person: PersonSeen) => void;
};

/** Where people type passwords and codes, and what identifies them: nothing of it is recorded. */
const PRIVATE =
  /^\/(account|profile|accept-invitation|alert-confirmation|handover|return|stop-mail)(\/|$)|\/submit$/;

const HOOKS: Readonly<Record<HookName, Hook>> = {
  analytics: { page: (notify, { path }) => notify("page", { path }) },
  sessionRecording: {
    page: (notify, { path }) => (PRIVATE.test(path) ? notify("pause", {}) : notify("page", { path })),
  },
  chatSupport: {
    person: (notify, person) => (person === undefined ? notify("forget", {}) : notify("identify", person)),
  },
};

export type OutsideHooks = {
  seePage(page: PageSeen): void;
  seePerson(person: PersonSeen): void;
};

/** Events that come before a script is there are shown once it is: the latest of each kind. */
export function startOutsideHooks(
  { hooks, buildNumber }: Pick<Configuration, "hooks" | "buildNumber">,
  load: typeof loadOutsideScript = loadOutsideScript,
): OutsideHooks {
  const started = Object.entries(hooks).map(([name, script]) => {
    const hook = HOOKS[name as HookName];
    const waiting: { page?: PageSeen; person?: { is: PersonSeen }; notify?: Report } = {};
    void load(script)
      .then((found) => {
        if (typeof found !== "function") return;
        const notify: Report = (verb, facts) => callSafely(found as Report, verb, facts);
        waiting.notify = notify;
        notify("start", { key: script.key, buildNumber });
        if (waiting.page !== undefined) hook.page?.(notify, waiting.page);
        if (waiting.person !== undefined) hook.person?.(notify, waiting.person.is);
      })
      .catch((thrown: unknown) => reportThrown(name, thrown));
    return { hook, waiting };
  });

  return {
    seePage(page) {
      for (const { hook, waiting } of started) {
        waiting.page = page;
        if (waiting.notify !== undefined) hook.page?.(waiting.notify, page);
      }
    },
    seePerson(is) {
      for (const { hook, waiting } of started) {
        waiting.person = { is };
        if (waiting.notify !== undefined) hook.person?.(waiting.notify, is);
      }
    },
  };
}

/** What breaks in somebody else's script must not break the page. */
function callSafely(found: Report, verb: string, facts: object): void {
  try {
    found(verb, facts);
  } catch (thrown) {
    reportThrown(`outside script, ${verb}`, thrown);
  }
}
