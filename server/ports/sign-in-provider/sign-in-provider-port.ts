// Somebody else's word for who a person is: they prove it at the provider's, and come back with a code for us.

/** What must be known again when the person comes back; none of it is told to anybody but the provider. */
export type SignInSecrets = {
  /** Comes back with the person, and shows that the answer belongs to this question. */
  state: string;
  /** Comes back inside the signed answer. */
  nonce: string;
  /** Shown to the provider only when the code is exchanged (PKCE). */
  verifier: string;
};

export type ProvenIdentity = {
  /** Together they are the person's only lasting name: an address may change hands, a subject never does. */
  issuer: string;
  subject: string;
  email: string | undefined;
  /** Only an address that the provider has verified says anything about who somebody is. */
  isEmailVerified: boolean;
  givenName: string | undefined;
  familyName: string | undefined;
};

export type SignInProviderPort = {
  /** As its button calls it, such as "Google". */
  readonly name: string;
  /** The provider's page for one sign-in that comes back to `returnUrl`. Throws `SignInProviderFault`. */
  begin(returnUrl: string): Promise<{ url: string; secrets: SignInSecrets }>;
  /**
   * Exchanges what came back (`response`: the query of the return) for who it is. Throws `SignInProviderFault` for
   * everything that is not a fresh, signed answer to exactly this question.
   */
  complete(returned: {
    returnUrl: string;
    response: string;
    secrets: SignInSecrets;
  }): Promise<ProvenIdentity>;
};

/** `unreachable` may work in a moment; `declined`: the person did not want to; `refused`: the answer is not believed. */
export type SignInProviderFaultKind = "unreachable" | "declined" | "refused";

export class SignInProviderFault extends Error {
  readonly kind: SignInProviderFaultKind;

  constructor(kind: SignInProviderFaultKind, options?: ErrorOptions) {
    super(`The sign-in provider: ${kind}.`, options);
    this.name = "SignInProviderFault";
    this.kind = kind;
  }
}
