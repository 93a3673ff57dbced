// A mail server on loopback that keeps what it is sent, and answers by script.
import type { AddressInfo, Socket } from "node:net";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";

export type ReceivedMail = { recipients: string[]; raw: string };
export type ReceivedFile = { fileName: string; contentType: string; bytes: Buffer };

/**
 * What happens to the next message: a code answers it after DATA, `refuse-recipients` answers 550 to each
 * recipient whose address begins with "unknown", `greylist` answers 450 to every recipient, `drop-early` cuts the
 * connection before the message, `drop` after its last byte, `hang` never answers, and a pause comes before the answer.
 */
export type SmtpStep =
  | number
  | "refuse-recipients"
  | "greylist"
  | "drop-early"
  | "drop"
  | "hang"
  | { readonly pauseMilliseconds: number };

export type FakeSmtp = {
  port: number;
  received: ReceivedMail[];
  /** One step for each message to come; after the last, everything is accepted. */
  script(...steps: SmtpStep[]): void;
  stop(): Promise<void>;
};

export async function startFakeSmtp(
  options: { offersTls?: boolean | "of old"; password?: string; port?: number } = {},
): Promise<FakeSmtp> {
  const received: ReceivedMail[] = [];
  const steps: SmtpStep[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: options.password === undefined,
    allowInsecureAuth: true,
    hideSTARTTLS: (options.offersTls ?? false) === false,
    ...(options.offersTls === "of old" ? OLD_TLS : {}),
    disableReverseLookup: true,
    logger: false,
    onAuth: (auth, _session, answer) =>
      auth.password === options.password
        ? answer(null, { user: auth.username })
        : answer(coded(535, "Authentication failed")),
    onRcptTo: (address, _session, answer) => {
      if (steps[0] === "drop-early" || steps[0] === "greylist") {
        if (steps.shift() === "greylist") return answer(coded(450, "Greylisted"));
        return destroyAll(sockets);
      }
      const isRefused = steps[0] === "refuse-recipients" && address.address.startsWith("unknown");
      answer(isRefused ? coded(550, "No such user") : null);
    },
    onData: (stream, session, answer) => take(stream, session, { answer, step: steps.shift() }),
  });
  server.on("error", () => undefined);
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });

  function take(
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
    { answer, step }: { answer: (error?: Error | null) => void; step: SmtpStep | undefined },
  ): void {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => {
      if (step === "hang") return;
      if (typeof step === "number" && step >= 400) return answer(coded(step, "By script"));
      received.push({
        recipients: session.envelope.rcptTo.map(({ address }) => address),
        raw: Buffer.concat(chunks).toString("utf8"),
      });
      if (step === "drop") return destroyAll(sockets);
      if (typeof step === "object") return void setTimeout(() => answer(null), step.pauseMilliseconds);
      answer(null);
    });
  }

  await new Promise<void>((listening) => server.listen(options.port ?? 0, "127.0.0.1", () => listening()));
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    script: (...next) => void steps.splice(0, steps.length, ...next),
    stop: () =>
      new Promise((stopped) => {
        destroyAll(sockets);
        server.close(() => stopped());
      }),
  };
}

/** The files of a message, as a mail program would save them: each is a part of its own in base64. */
export function filesIn({ raw }: ReceivedMail): ReceivedFile[] {
  const parts = raw.split(/^--.*$/m).filter((part) => /^Content-Disposition: attachment/m.test(part));
  return parts.map((part) => {
    const [head = "", ...body] = part.trimStart().split("\r\n\r\n");
    return {
      fileName: fileNameIn(head.replaceAll(/\r\n[ \t]+/g, " ")),
      contentType: /^Content-Type: ([^;\r]+)/m.exec(head)?.[1] ?? "",
      bytes: Buffer.from(body.join(""), "base64"),
    };
  });
}

/** As it is, or in the pieces of RFC 2231. */
function fileNameIn(head: string): string {
  const disposition = /^Content-Disposition: .*$/m.exec(head)?.[0] ?? "";
  const pieces = [...disposition.matchAll(/filename\*\d+\*=(?:utf-8'')?([^;\s]+)/gi)].map(
    ([, piece]) => piece,
  );
  if (pieces.length > 0) return decodeURIComponent(pieces.join(""));
  return /filename="?([^";]+)"?/.exec(disposition)?.[1] ?? "";
}

/** Nobody who insists on TLS 1.2 comes to terms with it. */
const OLD_TLS = { minVersion: "TLSv1", maxVersion: "TLSv1.1" } as const;

function destroyAll(sockets: Set<Socket>): void {
  for (const socket of sockets) socket.destroy();
}

function coded(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
