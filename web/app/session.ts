// Who is signed in, for which organisation they act, and how a session begins, is kept current and ends.

import { createContext, useContext, useMemo } from "react";
import type { Client } from "urql";
import type { ApiClient } from "../api/client.ts";
import { type Failure, failureOf } from "../api/failure.ts";
import type {
  SessionFeaturesFragment,
  SessionOrganisationFragment,
  SessionUserStateQuery,
} from "../api/generated/graphql.ts";
import { newMutationId } from "../api/mutation-id.ts";
import { SignOutDocument, UserStateDocument } from "./session-operations.ts";
import type { SessionStorage } from "./session-storage.ts";
import { createStore, type Store, useStore } from "./store.ts";

export type Me = SessionUserStateQuery["me"];
export type SessionOrganisation = SessionOrganisationFragment;
export type Features = SessionFeaturesFragment;

export type SessionState =
  | { readonly status: "anonymous"; readonly because?: EndedBecause }
  | { readonly status: "loading"; readonly attempt: number }
  | { readonly status: "failed"; readonly failure: Failure }
  | {
      readonly status: "ready";
      readonly me: Me;
      readonly organisations: readonly SessionOrganisation[];
      readonly features: Features;
      readonly selectedOrganisationId: string | undefined;
      readonly unreadNotificationCount: number;
    };

/** Why somebody was signed out who had not asked for just that: by the server, by themselves in another tab, or with their account. */
export type EndedBecause = "ended" | "another-tab" | "closed";

export type Session = {
  readonly store: Pick<Store<SessionState>, "get" | "subscribe">;
  readonly clientStore: Pick<Store<Client>, "get" | "subscribe">;
  /** Waits until it is known who is there: nobody, somebody, or that it could not be found out. */
  settled(): Promise<SessionState>;
  /** After signing in: remembers the token and reads the user state with it. */
  begin(token: string): Promise<SessionState>;
  /** Acts for a client in this tab, by a sign-in of its own. */
  actFor(token: string): Promise<SessionState>;
  isActing(): boolean;
  /** Back to the person's own sign-in; tells the server when the person asked to. */
  stopActing(options: { reportToServer: boolean }): Promise<SessionState>;
  /** Reads me, organisations and features again: after an organisation was made, or terms were accepted. */
  reload(): Promise<SessionState>;
  /** Forgets token, selection and everything read. Notifies the server only when the person asked to leave. */
  end(options: { reportToServer: boolean; everywhere?: boolean; because?: EndedBecause }): void;
  selectOrganisation(organisationId: string): void;
  /** Parts of the product were switched on or off since the user state was read. */
  takeFeatures(features: Features): void;
  isSignedIn(): boolean;
};

/** The start-up fetch of the user state: 30 tries, one second apart. */
export const USER_STATE_TRIES_MAX = 30;
export const USER_STATE_WAIT_MS = 1000;

type SessionOptions = {
  storage: SessionStorage;
  createClient: (token: string | undefined) => ApiClient;
  wait?: (milliseconds: number) => Promise<void>;
};

const ANONYMOUS = { status: "anonymous" } as const satisfies SessionState;

export function createSession({ storage, createClient, wait = waitFor }: SessionOptions): Session {
  const store = createStore<SessionState>(ANONYMOUS);
  const held = { api: createClient(storage.token()), reading: Promise.resolve<SessionState>(ANONYMOUS) };
  const clientStore = createStore<Client>(held.api.client);

  function takeToken(token: string | undefined): void {
    held.api.close();
    held.api = createClient(token);
    clientStore.set(held.api.client);
  }

  function read(): Promise<SessionState> {
    const api = held.api;
    held.reading = readUserState({
      client: api.client,
      wait,
      isCurrent: () => held.api === api,
      onAttempt: (attempt) => showLoading(store, attempt),
    }).then((read) => {
      if (held.api !== api) return held.reading;
      const state = withSelection(read, storage.organisationId());
      store.set(state);
      return state;
    });
    return held.reading;
  }

  function forget(because?: EndedBecause): void {
    takeToken(undefined);
    held.reading = Promise.resolve(ANONYMOUS);
    store.set(because === undefined ? ANONYMOUS : { ...ANONYMOUS, because });
  }

  const session: Session = {
    store,
    clientStore,
    settled: () => held.reading,
    begin(token) {
      storage.saveToken(token);
      takeToken(token);
      return read();
    },
    actFor(token) {
      storage.saveActingToken(token);
      takeToken(token);
      return read();
    },
    isActing: storage.isActing,
    stopActing({ reportToServer }) {
      if (reportToServer) void signOutAtServer(held.api.client, { everywhere: false });
      storage.leaveActing();
      // Nothing of the client's is shown until it is known who is there.
      store.set({ status: "loading", attempt: 1 });
      takeToken(storage.token());
      return read();
    },
    reload: read,
    end({ reportToServer, everywhere = false, because = "ended" }) {
      if (reportToServer) void signOutAtServer(held.api.client, { everywhere });
      storage.clear();
      forget(reportToServer ? undefined : because);
    },
    selectOrganisation(organisationId) {
      const state = store.get();
      if (state.status !== "ready" || !isMine(state.organisations, organisationId)) return;
      storage.saveOrganisationId(organisationId);
      store.set({ ...state, selectedOrganisationId: organisationId });
    },
    takeFeatures(features) {
      const state = store.get();
      if (state.status !== "ready") return;
      store.set({ ...state, features });
      held.reading = Promise.resolve(store.get());
    },
    isSignedIn: () => storage.token() !== undefined,
  };

  // Signing in or out in one tab does the same in all the others.
  storage.onTokenChangedElsewhere((token) => {
    if (token === undefined) return forget("another-tab");
    takeToken(token);
    void read();
  });

  if (storage.token() !== undefined) void read();
  return session;
}

export const SessionContext = createContext<Session | undefined>(undefined);

type Actions = "selectOrganisation" | "takeFeatures" | "reload" | "begin" | "actFor" | "stopActing";

export type SessionView = Pick<Session, Actions> & {
  readonly status: SessionState["status"];
  /** Undefined while nobody is signed in or the user state is still being read. */
  readonly me: Me | undefined;
  readonly organisations: readonly SessionOrganisation[];
  readonly selectedOrganisation: SessionOrganisation | undefined;
  readonly staff: Me["staff"];
  readonly features: Features | undefined;
  /** As it was when the user state was read. */
  readonly unreadNotificationCount: number;
  signOut(): void;
  /** On every device of the person. */
  signOutEverywhere(): void;
  /** The account is closed, and its session with it. */
  accountClosed(): void;
};

export function useSession(): SessionView {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error("The session is read inside the application's providers only.");

  const state = useStore(session.store);
  return useMemo(() => viewOf(session, state), [session, state]);
}

const NO_STORE: Session["store"] = createStore<SessionState>(ANONYMOUS);

/** For what also stands outside the providers, such as the loading screen. */
export function useOptionalSession(): SessionState {
  const session = useContext(SessionContext);
  return useStore(session?.store ?? NO_STORE);
}

function viewOf(session: Session, state: SessionState): SessionView {
  const { selectOrganisation, takeFeatures, reload, begin, actFor, stopActing, end } = session;
  const ready = state.status === "ready" ? state : undefined;
  const organisations = ready?.organisations ?? [];
  return {
    selectOrganisation,
    takeFeatures,
    reload,
    begin,
    actFor,
    stopActing,
    signOut: () => end({ reportToServer: true }),
    signOutEverywhere: () => end({ reportToServer: true, everywhere: true }),
    accountClosed: () => end({ reportToServer: false, because: "closed" }),
    status: state.status,
    me: ready?.me,
    organisations,
    selectedOrganisation: organisations.find(({ id }) => id === ready?.selectedOrganisationId),
    staff: ready?.me.staff ?? null,
    features: ready?.features,
    unreadNotificationCount: ready?.unreadNotificationCount ?? 0,
  };
}

type UserStateRead =
  | { status: "anonymous" }
  | { status: "failed"; failure: Failure }
  | { status: "read"; data: SessionUserStateQuery };

type ReadOptions = {
  client: Client;
  wait: (milliseconds: number) => Promise<void>;
  isCurrent: () => boolean;
  onAttempt: (attempt: number) => void;
};

async function readUserState({ client, wait, isCurrent, onAttempt }: ReadOptions): Promise<UserStateRead> {
  for (let attempt = 1; ; attempt += 1) {
    onAttempt(attempt);
    const { data, error } = await client.query(UserStateDocument, {}, { handledByScreen: true }).toPromise();
    if (error === undefined && data !== undefined) return { status: "read", data };

    const failure = failureOf(error);
    if (isSessionCode(failure) || !isCurrent()) return { status: "anonymous" };
    if (attempt >= USER_STATE_TRIES_MAX) return { status: "failed", failure };
    await wait(USER_STATE_WAIT_MS);
  }
}

function isSessionCode({ code }: Failure): boolean {
  return code === "AUTH_NOT_AUTHENTICATED" || code === "AUTH_NOT_AUTHORIZED";
}

/** While something is already shown, reading it again does not take it away. */
function showLoading(store: Store<SessionState>, attempt: number): void {
  if (store.get().status !== "ready") store.set({ status: "loading", attempt });
}

function withSelection(read: UserStateRead, wanted: string | undefined): SessionState {
  if (read.status !== "read") return read;
  const { me, gatewayFeatures, organisations, unreadNotificationCount } = read.data;
  const nodes = organisations.edges.map(({ node }) => node);
  const selected = nodes.find(({ id }) => id === wanted) ?? nodes[0];
  return {
    status: "ready",
    me,
    organisations: nodes,
    features: gatewayFeatures,
    selectedOrganisationId: selected?.id,
    unreadNotificationCount,
  };
}

function isMine(organisations: readonly SessionOrganisation[], organisationId: string): boolean {
  return organisations.some(({ id }) => id === organisationId);
}

/** The person has left either way: an answer that never comes leaves a session that ends by its age. */
function signOutAtServer(client: Client, { everywhere }: { everywhere: boolean }): Promise<unknown> {
  const variables = { input: { clientMutationId: newMutationId(), ...(everywhere && { everywhere }) } };
  return client.mutation(SignOutDocument, variables, { handledByScreen: true }).toPromise();
}

function waitFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
