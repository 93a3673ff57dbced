// Opens the whole client at an address, over a server in memory.

import { createMemoryHistory } from "@tanstack/react-router";
import { act, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { App } from "../app/app.tsx";
import { type Configuration, DEFAULT_CONFIGURATION } from "../app/configuration.ts";
import { TOKEN_KEY } from "../app/session-storage.ts";
import { startApp } from "../app/start-app.ts";
import { dismissAllToasts } from "../ui/toast-store.ts";
import { NOTHING_ENDS } from "./client-cast.ts";
import { type FakeAnswers, fakeServer } from "./fake-server.ts";

type ClientOptions = {
  at: string;
  answers?: FakeAnswers;
  /** Signed in, with the user state that the answers give. */
  token?: string;
  /** What the operator has set otherwise. */
  configuration?: Partial<Configuration>;
};

/** Nothing is suggested to who types an address, and what stands beside a page is still on its way, unless the test says so. */
const BESIDES: FakeAnswers = {
  AddressSuggestions: { data: { addressSuggestions: { isAvailable: true, suggestions: [] } } },
  AddressOfSuggestion: { data: { suggestedAddress: null } },
  HomeSide: {
    data: { documentFacilities: { edges: [] }, exposure: { breaches: [] }, notifications: { edges: [] } },
  },
  HomeFigures: { data: NOTHING_ENDS },
  ActingSessions: "silent",
  ContentPage: "silent",
  HomeCosts: "silent",
  ArchiveHolds: "silent",
  DeskNotes: "silent",
  RecordChecklist: "silent",
  OfficeChecklists: "silent",
  StepApprovals: "silent",
  ExportsRead: "silent",
  StaffToday: "silent",
  StaffTodayOfProvider: "silent",
  StaffTodayOfSupplier: "silent",
  StaffTodayOfAdministrator: "silent",
  ExposureOf: "silent",
  ListViews: { data: { listViews: [] } },
  HomeTasks: { data: { documentTasks: [] } },
  StaffRequestsWaiting: {
    data: {
      staffDocumentRequests: { totalCount: 0 },
      staffBankActions: { totalCount: 0 },
      staffSignatures: { totalCount: 0 },
      staffLostDocuments: { totalCount: 0 },
    },
  },
  ExposureFacilities: "silent",
  PaperOffers: { data: { paperOffers: [] } },
  ConfirmationsOfDraft: {
    data: {
      draft: { id: "0198c000-0000-7000-8000-0000000000b2", confirmationCapabilities: [], confirmations: [] },
    },
  },
  IndividualsOfDraft: {
    data: { draft: { id: "0198c000-0000-7000-8000-0000000000f1", identification: null } },
  },
  RequiredDocuments: { data: { requiredDocuments: [] } },
  WordingAssurance: { data: { draftPreview: { findings: [] } } },
  WordingProposals: {
    data: { draft: { id: "0198c000-0000-7000-8000-0000000000f1", version: 4, wordingProposals: [] } },
  },
};

export async function renderClient(options: ClientOptions) {
  const client = openClient(options);
  await act(() => client.router.load());
  return client;
}

/** Without waiting until the page is there. */
export function openClient({ at, answers = {}, token, configuration = {} }: ClientOptions) {
  dismissAllToasts();
  if (token !== undefined) localStorage.setItem(TOKEN_KEY, token);

  const server = fakeServer({ ...BESIDES, ...answers });
  const history = createMemoryHistory({ initialEntries: [at] });
  const started = startApp({ transport: [server.exchange], history });
  // Key after key without a wait between them: whole forms are typed here.
  const user = userEvent.setup({ delay: null });
  render(<App {...started} configuration={{ ...DEFAULT_CONFIGURATION, ...configuration }} />);

  return { ...started, server, user, path: () => history.location.href };
}
