// What of a session outlives a reload: the token and the selected organisation, kept in the browser, and in one tab that of acting for a client.

export type SessionStorage = {
  token(): string | undefined;
  saveToken(token: string): void;
  /** In this tab alone: the other tabs stay the person's own. */
  saveActingToken(token: string): void;
  isActing(): boolean;
  leaveActing(): void;
  organisationId(): string | undefined;
  saveOrganisationId(organisationId: string): void;
  clear(): void;
  /** Undefined: signed out in another tab. */
  onTokenChangedElsewhere(listener: (token: string | undefined) => void): void;
};

export const TOKEN_KEY = "bondline.session";
export const ACTING_KEY = "bondline.acting";
export const ORGANISATION_KEY = "bondline.organisation";

export function browserSessionStorage(
  local: Storage = localStorage,
  tab: Storage = sessionStorage,
): SessionStorage {
  const actingToken = () => tab.getItem(ACTING_KEY) ?? undefined;
  const leaveActing = () => tab.removeItem(ACTING_KEY);
  return {
    token: () => actingToken() ?? local.getItem(TOKEN_KEY) ?? undefined,
    saveToken: (token) => local.setItem(TOKEN_KEY, token),
    saveActingToken: (token) => tab.setItem(ACTING_KEY, token),
    isActing: () => actingToken() !== undefined,
    leaveActing,
    organisationId: () => local.getItem(ORGANISATION_KEY) ?? undefined,
    saveOrganisationId: (organisationId) => local.setItem(ORGANISATION_KEY, organisationId),
    clear() {
      leaveActing();
      local.removeItem(TOKEN_KEY);
      local.removeItem(ORGANISATION_KEY);
    },
    onTokenChangedElsewhere(listener) {
      window.addEventListener("storage", (event) => {
        // A null key says that everything was cleared.
        if (event.key !== TOKEN_KEY && event.key !== null) return;
        const token = local.getItem(TOKEN_KEY) ?? undefined;
        // Whoever signs out is out of what was begun in that sign-in, too.
        if (token === undefined) leaveActing();
        if (actingToken() === undefined) listener(token);
      });
    },
  };
}
