// What start-up must know to choose an adapter for each port; the configuration is read into this shape.

/** The ports whose embedded default must not run in production unless it is asked for by name. */
export const SANDBOX_NAMES = [
  "files",
  "scan",
  "mail",
  "card-payments",
  "e-signatures",
  "identity-verification",
  "events",
] as const;
export type SandboxName = (typeof SANDBOX_NAMES)[number];

export type PortSettings = {
  /** In production an embedded default is refused unless `allowSandbox` names it. */
  mode: "development" | "test" | "production";
  /** The embedded defaults that may run in production: ALLOW_SANDBOX=card-payments,mail. */
  allowSandbox: readonly SandboxName[];
  /** The address under which browsers reach the server, without a slash at the end. */
  publicUrl: string;
  /** Where attachments and generated files lie. */
  files: LocalFilesSettings | S3FilesSettings;
  /** What inspects received files. */
  scan: { kind: "built-in" } | ClamdSettings;
  /** What carries mail. */
  mail: { kind: "sink" } | SmtpSettings;
  /** Who tells people from machines. */
  captcha: { kind: "none" } | CaptchaSettings;
  /** Who else may say who a person is. */
  signInProvider: { kind: "none" } | OidcSettings;
  /** Who suggests addresses. */
  addresses: { kind: "offline" } | PlacesSettings;
  /** Who knows what is registered under an ABN or ACN. */
  businessRegister: { kind: "checksum" } | AbrSettings;
  /** Who takes card payments. */
  cardPayments: SandboxPaymentsSettings | StripeSettings;
  /** Where else than here files are signed. */
  eSignatures: { kind: "none" } | SandboxSignaturesSettings | DocumensoSettings;
  /** Who verifies the identity of people. */
  identityVerification: { kind: "none" } | SandboxIdentitySettings | GreenIdSettings;
  /** How app instances hear of each other's changes. */
  events: PostgresEventsSettings | { kind: "in-memory" };
};

export type LocalFilesSettings = {
  kind: "local";
  /** The folder that holds the files; made when it is missing. */
  folder: string;
  /** Signs upload and download links; at least 32 characters, the same on every instance. */
  signingSecret: string;
};

/**
 * The bucket must let browsers of our own address PUT with the headers content-type, content-md5 and
 * content-disposition (CORS), and should clear the prefix `incoming/` after a day (life-cycle rule).
 */
export type S3FilesSettings = {
  kind: "s3";
  /** The store's address as browsers reach it; left out for Amazon's own. */
  endpoint?: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** True for stores that want the bucket in the path instead of the host name. */
  forcePathStyle: boolean;
};

export type PlacesSettings = {
  kind: "places";
  /** Where the service answers, without a slash at the end. */
  url: string;
  apiKey: string;
};

export type AbrSettings = {
  kind: "abr";
  /** Where the service answers, without a slash at the end. */
  url: string;
  /** By which the register knows us. */
  guid: string;
  timeoutMilliseconds: number;
};

export type ClamdSettings = {
  kind: "clamd";
  host: string;
  port: number;
  /** A scan that takes longer has failed; 60,000 is usual. */
  timeoutMilliseconds: number;
};

export type SmtpSettings = {
  kind: "smtp";
  host: string;
  port: number;
  /** `tls` from the first byte (465), `starttls` insisted upon (587), or `none` for a relay on the same machine. */
  security: "tls" | "starttls" | "none";
  /** Left out for a relay that knows us by our address. */
  credentials?: { user: string; password: string };
  /** The certificate (PEM) of a private authority; left out where a public one signed. */
  certificateAuthority?: string;
};

export type CaptchaSettings = {
  kind: "siteverify";
  /** Where the service answers whether a token was solved. */
  verifyUrl: string;
  secret: string;
  /** 5,000 is usual: somebody is waiting. */
  timeoutMilliseconds: number;
};

export type OidcSettings = {
  kind: "oidc";
  /** As the button calls it: "Google". */
  name: string;
  /** The provider's address, under which it describes itself (OpenID Connect Discovery). */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** For a provider on the same machine, in development and tests. */
  isPlainHttpAllowed: boolean;
};

type StripeAccount = {
  /** Goes with each call; says too whether money is real. */
  secretKey: string;
  /** One secret, or two while they are exchanged: the sandbox signs by the first, each is believed. At least 32 characters. */
  webhookSecrets: readonly string[];
};

export type SandboxPaymentsSettings = { kind: "sandbox" } & StripeAccount;

export type StripeSettings = {
  kind: "stripe";
  /** As people call it. */
  name: string;
  /** Where the service answers, without a slash at the end. */
  url: string;
  timeoutMilliseconds: number;
} & StripeAccount;

type ESignatureSecrets = {
  /** Shown by us to the service. */
  apiToken: string;
  /** Shown by the service to us. */
  webhookSecret: string;
};

export type SandboxSignaturesSettings = { kind: "sandbox" } & ESignatureSecrets;

export type DocumensoSettings = {
  kind: "documenso";
  /** As people call it. */
  name: string;
  /** Where the service answers, without a slash at the end. */
  url: string;
  timeoutMilliseconds: number;
} & ESignatureSecrets;

type IdentityAccount = {
  accountId: string;
  /** Goes with a registration. */
  apiCode: string;
  /** Goes with a question about one. */
  password: string;
};

export type SandboxIdentitySettings = { kind: "sandbox" } & IdentityAccount;

export type GreenIdSettings = {
  kind: "greenid";
  /** As people call it. */
  name: string;
  /** Where the service answers, without a slash at the end. */
  url: string;
  timeoutMilliseconds: number;
} & IdentityAccount;

export type PostgresEventsSettings = {
  kind: "postgres";
  /** A direct connection: through a transaction pooler LISTEN is silently dead, and start-up refuses it. */
  connectionString: string;
};
