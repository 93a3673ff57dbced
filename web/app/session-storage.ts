// What of a session outlives a reload: the token and the selected organisation, kept in the browser.

export type SessionStorage = {
  token(): string | undefined;
  saveToken(token: string): void;
  organisationId(): string | undefined;
  saveOrganisationId(organisationId: string): void;
  clear(): void;
  /** Undefined: signed out in another tab. */
  onTokenChangedElsewhere(listener: (token: string | undefined) => void): void;
};

export const TOKEN_KEY = "bondline.session";
export const ORGANISATION_KEY = "bondline.organisation";

export function browserSessionStorage(local: Storage = localStorage): SessionStorage {
  return {
    token: () => local.getItem(TOKEN_KEY) ?? undefined,
    saveToken: (token) => local.setItem(TOKEN_KEY, token),
    organisationId: () => local.getItem(ORGANISATION_KEY) ?? undefined,
    saveOrganisationId: (organisationId) => local.setItem(ORGANISATION_KEY, organisationId),
    clear() {
      local.removeItem(TOKEN_KEY);
      local.removeItem(ORGANISATION_KEY);
    },
    onTokenChangedElsewhere(listener) {
      window.addEventListener("storage", (event) => {
        // A null key says that everything was cleared.
        if (event.key === TOKEN_KEY || event.key === null) listener(local.getItem(TOKEN_KEY) ?? undefined);
      });
    },
  };
}
