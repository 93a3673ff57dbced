// Carries mail by SMTP.
import { createTransport, type Transporter } from "nodemailer";
import type { SmtpSettings } from "../port-settings.ts";
import { requireSendable } from "./mail-check.ts";
import { MailFault, type MailMessage, type MailPort } from "./mail-port.ts";

export type SmtpOptions = Omit<SmtpSettings, "kind"> & {
  /** How long each step may keep us waiting. */
  timeoutMilliseconds?: number;
};

const TIMEOUT_MILLISECONDS = 10_000;
/** Steps of one message: connecting, greeting, the envelope and the message itself. */
const STEPS = 4;
const FIRST_FINAL_CODE = 500;

const SECURITY = {
  tls: { secure: true },
  starttls: { secure: false, requireTLS: true },
  none: { secure: false, ignoreTLS: true },
} as const;

export function makeSmtpMail(options: SmtpOptions): MailPort {
  return {
    async send(message) {
      requireSendable(message);
      // One connection a message: a server that hangs holds up nobody else's mail.
      const transport = createTransport(transportOptions(options));
      try {
        await deliver(transport, message, options.timeoutMilliseconds ?? TIMEOUT_MILLISECONDS);
      } finally {
        transport.close();
      }
    },
  };
}

function transportOptions({
  host,
  port,
  security,
  credentials,
  certificateAuthority,
  timeoutMilliseconds,
}: SmtpOptions) {
  const timeout = timeoutMilliseconds ?? TIMEOUT_MILLISECONDS;
  return {
    host,
    port,
    ...SECURITY[security],
    ...(credentials === undefined ? {} : { auth: { user: credentials.user, pass: credentials.password } }),
    tls: {
      minVersion: "TLSv1.2" as const,
      ...(certificateAuthority === undefined ? {} : { ca: certificateAuthority }),
    },
    dnsTimeout: timeout,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

async function deliver(transport: Transporter, message: MailMessage, timeout: number): Promise<void> {
  const outcome = await withinPatience(transport.sendMail(envelopeAndBody(message)), timeout * STEPS).catch(
    (cause: unknown) => {
      throw faultFrom(cause);
    },
  );
  const refused: unknown = outcome.rejectedErrors;
  if (!Array.isArray(refused) || refused.length === 0) return;
  throw new MailFault(`${refused.length} of ${message.to.length} recipients were refused.`, {
    retriable: refused.every((each) => isRetriable(each)),
    cause: refused[0],
  });
}

function envelopeAndBody(message: MailMessage) {
  return {
    messageId: `<${message.messageId}>`,
    from: message.from,
    to: message.to.map((address) => ({ name: "", address })),
    subject: message.subject,
    html: message.html,
    text: message.text,
    attachments: (message.files ?? []).map(({ fileName, contentType, bytes }) => ({
      filename: fileName,
      contentType,
      content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    })),
    // Keeps holiday answers from coming back to us (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated", ...stopHeaders(message.stopUrl) },
  };
}

/** One press in the mail program, which posts to the address without anybody signing in. */
function stopHeaders(stopUrl: string | undefined) {
  if (stopUrl === undefined) return {};
  return { "List-Unsubscribe": `<${stopUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

async function withinPatience<CommandResult>(
  answer: Promise<CommandResult>,
  milliseconds: number,
): Promise<CommandResult> {
  const patience = Promise.withResolvers<never>();
  const timer = setTimeout(() => patience.reject(new Error("The mail server took too long.")), milliseconds);
  try {
    return await Promise.race([answer, patience.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function faultFrom(cause: unknown): MailFault {
  const code = responseCodeOf(cause);
  const answered = code === undefined ? "did not take the message over" : `answered ${code}`;
  return new MailFault(`The mail server ${answered}.`, { retriable: isRetriable(cause), cause });
}

/**
 * Final only when the server refused this very message for good. A refused password (EAUTH) is the operator's
 * to mend, and no reason to give a message up.
 */
function isRetriable(error: unknown): boolean {
  const code = responseCodeOf(error);
  const isAboutUs = error instanceof Error && "code" in error && error.code === "EAUTH";
  return isAboutUs || code === undefined || code < FIRST_FINAL_CODE;
}

function responseCodeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("responseCode" in error)) return undefined;
  return typeof error.responseCode === "number" ? error.responseCode : undefined;
}
