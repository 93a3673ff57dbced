// The SMTP adapter keeps the contract, and knows what is worth another try.
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, test } from "node:test";
import { type FakeSmtp, filesIn, startFakeSmtp } from "../../../testing/fakes/fake-smtp.ts";
import { A_MAIL, describeMailPortContract } from "./mail-contract.ts";
import { MailFault } from "./mail-port.ts";
import { makeSmtpMail } from "./smtp-mail.ts";

const isRetriable = (error: unknown) => error instanceof MailFault && error.retriable;
const isFinal = (error: unknown) => error instanceof MailFault && !error.retriable;

/** Nobody is given up but who never answers. */
const PATIENT = 10_000;

function plainMail(server: FakeSmtp, timeoutMilliseconds = PATIENT) {
  return makeSmtpMail({ host: "127.0.0.1", port: server.port, security: "none", timeoutMilliseconds });
}

describeMailPortContract("SMTP", async () => {
  const server = await startFakeSmtp();
  return {
    mail: plainMail(server),
    arrived: () =>
      server.received.map(({ raw, recipients }) => ({
        messageId: headerOf(raw, "Message-ID").replace(/^<(.*)>$/, "$1"),
        recipients,
        subject: headerOf(raw, "Subject"),
      })),
    files: async () => server.received.flatMap(filesIn),
    stop: server.stop,
  };
});

describe("SMTP answers", () => {
  let server: FakeSmtp;
  beforeEach(async () => {
    server = await startFakeSmtp();
  });
  afterEach(() => server.stop());

  test("451 is worth another try, which then succeeds", async () => {
    server.script(451);
    await assert.rejects(plainMail(server).send(A_MAIL), isRetriable);
    await plainMail(server).send(A_MAIL);
    assert.equal(server.received.length, 1);
  });

  test("greylisting is worth another try, which then succeeds", async () => {
    server.script("greylist");
    await assert.rejects(plainMail(server).send(A_MAIL), isRetriable);
    await plainMail(server).send(A_MAIL);
    assert.equal(server.received.length, 1);
  });

  test("a connection cut before the message is tried again, and nothing had come", async () => {
    server.script("drop-early");
    await assert.rejects(plainMail(server).send(A_MAIL), isRetriable);
    assert.equal(server.received.length, 0);
    await plainMail(server).send(A_MAIL);
    assert.equal(server.received.length, 1);
  });

  test("a slow server is waited for", async () => {
    server.script({ pauseMilliseconds: 150 });
    await plainMail(server).send(A_MAIL);
    assert.equal(server.received.length, 1);
  });

  test("550 to the message is final", async () => {
    server.script(550);
    await assert.rejects(plainMail(server).send(A_MAIL), isFinal);
  });

  test("550 to the only recipient is final", async () => {
    server.script("refuse-recipients");
    await assert.rejects(
      plainMail(server).send({ ...A_MAIL, to: ["unknown@harbourcivil.example"] }),
      isFinal,
    );
    assert.equal(server.received.length, 0);
  });

  test("550 to one recipient among two reaches the other, and is told", async () => {
    server.script("refuse-recipients");
    const to = ["ada@harbourcivil.example", "unknown@harbourcivil.example"];
    await assert.rejects(plainMail(server).send({ ...A_MAIL, to }), {
      name: "MailFault",
      retriable: false,
      message: "1 of 2 recipients were refused.",
    });
    assert.deepEqual(
      server.received.map(({ recipients }) => recipients),
      [["ada@harbourcivil.example"]],
    );
  });

  test("a connection cut after the last byte is tried again under the same message id", async () => {
    server.script("drop");
    await assert.rejects(plainMail(server).send(A_MAIL), isRetriable);
    await plainMail(server).send(A_MAIL);
    const ids = server.received.map(({ raw }) => headerOf(raw, "Message-ID"));
    assert.deepEqual(ids, [`<${A_MAIL.messageId}>`, `<${A_MAIL.messageId}>`]);
  });

  test("a server that never answers is given up, and tried again later", async () => {
    server.script("hang");
    await assert.rejects(plainMail(server, 100).send(A_MAIL), isRetriable);
  });

  test("a server that is not there is tried again later", async () => {
    await server.stop();
    await assert.rejects(plainMail(server).send(A_MAIL), isRetriable);
    server = await startFakeSmtp();
  });

  test("a fault repeats neither an address nor a word of the message", async () => {
    server.script(550);
    const fault = await plainMail(server)
      .send(A_MAIL)
      .catch((error: unknown) => error);
    assert.equal(fault instanceof MailFault && fault.message, "The mail server answered 550.");
  });

  test("both forms of the text are sent, and holiday answers are warded off", async () => {
    await plainMail(server).send(A_MAIL);
    const raw = server.received[0]?.raw ?? "";
    assert.match(raw, /Content-Type: multipart\/alternative/);
    assert.match(raw, /Content-Type: text\/plain/);
    assert.match(raw, /Content-Type: text\/html/);
    assert.equal(headerOf(raw, "Auto-Submitted"), "auto-generated");
  });
});

describe("SMTP security", () => {
  test("a server that offers no encryption gets no message where encryption is insisted upon", async (context) => {
    const server = await startFakeSmtp();
    context.after(server.stop);
    const mail = makeSmtpMail({
      host: "127.0.0.1",
      port: server.port,
      security: "starttls",
      timeoutMilliseconds: PATIENT,
    });
    await assert.rejects(mail.send(A_MAIL), isRetriable);
    assert.equal(server.received.length, 0);
  });

  test("a certificate that nobody vouches for gets no message", async (context) => {
    const server = await startFakeSmtp({ offersTls: true });
    context.after(server.stop);
    const mail = makeSmtpMail({
      host: "localhost",
      port: server.port,
      security: "starttls",
      timeoutMilliseconds: PATIENT,
    });
    await assert.rejects(mail.send(A_MAIL), isRetriable);
    assert.equal(server.received.length, 0);
  });

  test("a server that speaks only TLS of old gets no message", async (context) => {
    const server = await startFakeSmtp({ offersTls: "of old" });
    context.after(server.stop);
    const mail = makeSmtpMail({
      host: "localhost",
      port: server.port,
      security: "starttls",
      timeoutMilliseconds: PATIENT,
    });
    await assert.rejects(mail.send(A_MAIL), isRetriable);
    assert.equal(server.received.length, 0);
  });

  test("a refused password is the operator's to mend, so the message waits", async (context) => {
    const server = await startFakeSmtp({ password: "right" });
    context.after(server.stop);
    const signedIn = (password: string) =>
      makeSmtpMail({
        host: "127.0.0.1",
        port: server.port,
        security: "none",
        credentials: { user: "bondline", password },
      });
    await assert.rejects(signedIn("wrong").send(A_MAIL), isRetriable);
    await signedIn("right").send(A_MAIL);
    assert.equal(server.received.length, 1);
  });
});

function headerOf(raw: string, name: string): string {
  const unfolded = raw.replaceAll(/\r\n[ \t]+/g, " ");
  return new RegExp(`^${name}: (.*)$`, "m").exec(unfolded)?.[1]?.trim() ?? "";
}
