// Opens the whole client at an address, over a server in memory.

import { createMemoryHistory } from "@tanstack/react-router";
import { act, configure, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { App } from "../app/app.tsx";
import { DEFAULT_CONFIGURATION } from "../app/configuration.ts";
import { TOKEN_KEY } from "../app/session-storage.ts";
import { startApp } from "../app/start-app.ts";
import { dismissAllToasts } from "../ui/toast-store.ts";
import { type FakeAnswers, fakeServer } from "./fake-server.ts";

// A screen's code is loaded when it is first opened, which on a busy machine takes its time.
configure({ asyncUtilTimeout: 8000 });

type ClientOptions = {
  at: string;
  answers?: FakeAnswers;
  /** Signed in, with the user state that the answers give. */
  token?: string;
};

export async function renderClient({ at, answers = {}, token }: ClientOptions) {
  dismissAllToasts();
  if (token !== undefined) localStorage.setItem(TOKEN_KEY, token);

  const server = fakeServer(answers);
  const history = createMemoryHistory({ initialEntries: [at] });
  const started = startApp({ transport: [server.exchange], history });
  const user = userEvent.setup();
  render(<App {...started} configuration={DEFAULT_CONFIGURATION} />);
  await act(() => started.router.load());

  return { ...started, server, user, path: () => history.location.href };
}
