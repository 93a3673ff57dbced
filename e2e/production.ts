// A new installation in production mode over an empty database: behind https, with mail over SMTP and the business register at addresses of their own.

import { spawn } from "node:child_process";
import { join } from "node:path";
import { ABR_GUID, type FakeAbr, startFakeAbr } from "../testing/fakes/fake-abr.ts";
import { type FakeSmtp, type ReceivedMail, startFakeSmtp } from "../testing/fakes/fake-smtp.ts";
import { type HttpsFront, LOOPBACK_CERTIFICATE, startHttpsFront } from "./loopback/https-front.ts";
import { freePort, type Product, type SandboxMail, startProduct } from "./product.ts";

const PROJECT = join(import.meta.dirname, "..");

export type Production = Omit<Product, "url"> & {
  /** Where browsers reach it. */
  url: string;
  /** `npm run <name> -- …args`; answers what it prints. */
  command(name: "provider", args: readonly string[]): Promise<string>;
};

export async function startProduction(): Promise<Production> {
  const port = await freePort();
  const businesses = await startFakeAbr();
  const smtp = await startFakeSmtp();
  const fronts = [
    await startHttpsFront(() => port),
    await startHttpsFront(() => Number(new URL(businesses.publicUrl).port)),
  ] as const;
  const environment = productionSettings(fronts, smtp);
  const product = await startProduct({ port, environment, isEmpty: true });
  return {
    ...product,
    url: fronts[0].url,
    mailTo: (address, subject) => mailIn(smtp, address, subject),
    command: (name, args) => commandOf(name, args, { ...product.environment }),
    stop: async () => {
      await product.stop();
      await stopAll([...fronts, businesses, smtp]);
    },
  };
}

/** Real parts but for those that a story cannot have: files on this machine, the built-in scan, and the card provider's sandbox. */
function productionSettings([portal, register]: readonly [HttpsFront, HttpsFront], smtp: FakeSmtp) {
  return {
    NODE_ENV: "production",
    PUBLIC_URL: portal.url,
    PROXIES_TRUSTED: "1",
    ALLOW_SANDBOX: "files,scan,card-payments",
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(smtp.port),
    SMTP_SECURITY: "none",
    ABN_LOOKUP_GUID: ABR_GUID,
    ABN_LOOKUP_URL: register.url,
    NODE_EXTRA_CA_CERTS: LOOPBACK_CERTIFICATE,
  };
}

function commandOf(name: string, args: readonly string[], environment: Record<string, string>) {
  return new Promise<string>((resolve, reject) => {
    const child = spawn(process.execPath, [join(PROJECT, "tools", `${name}.ts`), ...args], {
      env: { ...process.env, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => printed.push(chunk));
    child.once("exit", (code) => {
      const text = Buffer.concat(printed).toString("utf8");
      if (code === 0) resolve(text);
      else reject(new Error(`npm run ${name} ended with ${code}: ${text}`));
    });
  });
}

const MAIL_MILLISECONDS_MAX = 30_000;
const MAIL_PAUSE_MILLISECONDS = 100;

/** The newest; waits for it. */
async function mailIn({ received }: FakeSmtp, address: string, subject: RegExp): Promise<SandboxMail> {
  const until = Date.now() + MAIL_MILLISECONDS_MAX;
  while (Date.now() < until) {
    const found = received
      .filter(({ recipients }) => recipients.includes(address))
      .map(mailOf)
      .findLast((mail) => subject.test(mail.subject));
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, MAIL_PAUSE_MILLISECONDS));
  }
  throw new Error(`No mail to ${address} with a subject like ${subject} has come.`);
}

/** Its subject, and its part in plain text as a mail program would show it. */
function mailOf({ raw }: ReceivedMail): SandboxMail {
  const subject = /^Subject: ((?:.*\r\n[ \t]+)*.*)$/m.exec(raw)?.[1] ?? "";
  const plain = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)(?:\r\n--|$)/.exec(raw)?.[1] ?? "";
  return { subject: subject.replaceAll(/\r\n[ \t]+/g, " "), text: fromQuotedPrintable(plain) };
}

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

async function stopAll(parts: readonly (HttpsFront | FakeAbr | FakeSmtp)[]): Promise<void> {
  for (const part of parts) await part.stop();
}
