// What every mail carrier must do, and must never send.
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, test } from "node:test";
import {
  MAIL_FILE_BYTES_MAX,
  MAIL_FILES_MAX,
  MailFault,
  type MailFile,
  type MailMessage,
  type MailPort,
} from "./mail-port.ts";

/** A message as it arrived. */
export type ArrivedMail = { messageId: string; recipients: readonly string[]; subject: string };
export type MailUnderTest = {
  mail: MailPort;
  arrived(): ArrivedMail[];
  /** The files of all that arrived. */
  files(): Promise<MailFile[]>;
  stop(): Promise<void>;
};

export const A_MAIL: MailMessage = {
  messageId: "draft-changes-0192f3a4@bondline.example",
  from: { name: "Bondline", address: "no-reply@bondline.example" },
  to: ["ada@harbourcivil.example"],
  subject: "Changes requested on your bank guarantee",
  html: "<p>Please correct the expiry date.</p>",
  text: "Please correct the expiry date.",
};

export const A_FILE: MailFile = {
  fileName: "Guarantee G 2026-001197 für “Woolworths”.pdf",
  contentType: "application/pdf",
  // Every byte, and lines that a mail server must not take for its own.
  bytes: Buffer.concat([
    Buffer.from("%PDF-1.7\r\n.\r\n..\n"),
    Buffer.from(Array.from({ length: 256 }, (_, i) => i)),
  ]),
};

const ofBytes = (length: number): MailFile => ({ ...A_FILE, bytes: new Uint8Array(length).fill(65) });

const TWENTY = Array.from({ length: 20 }, (_, index) => `person${index}@harbourcivil.example`);

const REFUSED: [what: string, changes: Partial<MailMessage>][] = [
  ["no recipient", { to: [] }],
  ["twenty-one recipients", { to: [...TWENTY, "one.more@harbourcivil.example"] }],
  ["one recipient twice", { to: ["ada@harbourcivil.example", "Ada@harbourcivil.example"] }],
  ["a list of addresses in one", { to: ["ada@harbourcivil.example, eve@example.com"] }],
  ["a list split by semicolons in one", { to: ["ada@harbourcivil.example;eve@example.com"] }],
  ["a name round an address", { to: ["Ada <ada@harbourcivil.example>"] }],
  ["a wrong address among right ones", { to: ["ada@harbourcivil.example", "eve"] }],
  ["a header behind the recipient", { to: ["ada@harbourcivil.example\r\nBcc: eve@example.com"] }],
  ["a header behind the subject", { subject: "Hello\r\nBcc: eve@example.com" }],
  ["a lone line feed in the subject", { subject: "Hello\nBcc: eve@example.com" }],
  ["a NUL in the subject", { subject: "Hello\0" }],
  [
    "a header behind the sender's name",
    { from: { ...A_MAIL.from, name: "Bondline\r\nBcc: eve@example.com" } },
  ],
  [
    "a header behind the sender's address",
    { from: { ...A_MAIL.from, address: "no-reply@bondline.example\r\nX: y" } },
  ],
  ["a header behind the message id", { messageId: "a@b.example>\r\nBcc: <eve@example.com" }],
  ["no words", { text: "" }],
  ["six files", { files: Array.from({ length: MAIL_FILES_MAX + 1 }, () => A_FILE) }],
  ["a file that is too large", { files: [ofBytes(MAIL_FILE_BYTES_MAX + 1)] }],
  ["files that are too large together", { files: [ofBytes(MAIL_FILE_BYTES_MAX), ofBytes(1)] }],
  ["an empty file", { files: [ofBytes(0)] }],
  ["a header behind a file's name", { files: [{ ...A_FILE, fileName: "a.pdf\r\nBcc: eve@example.com" }] }],
  ["a folder in a file's name", { files: [{ ...A_FILE, fileName: "../a.pdf" }] }],
  [
    "a header behind a file's type",
    { files: [{ ...A_FILE, contentType: "application/pdf\r\nBcc: eve@example.com" }] },
  ],
];

export function describeMailPortContract(name: string, make: () => Promise<MailUnderTest>): void {
  describe(`mail: ${name}`, () => {
    let world: MailUnderTest;
    beforeEach(async () => {
      world = await make();
    });
    afterEach(() => world.stop());

    test("a message is taken over once, with its id and its recipients", async () => {
      await world.mail.send(A_MAIL);
      assert.deepEqual(world.arrived(), [
        { messageId: A_MAIL.messageId, recipients: A_MAIL.to, subject: A_MAIL.subject },
      ]);
    });

    test("twenty recipients are reached by one message", async () => {
      await world.mail.send({ ...A_MAIL, to: TWENTY });
      assert.deepEqual(
        world.arrived().map(({ recipients }) => recipients),
        [TWENTY],
      );
    });

    test("a file arrives byte by byte under its name, and as many as there may be", async () => {
      await world.mail.send({ ...A_MAIL, files: [A_FILE] });
      assert.deepEqual((await world.files()).map(plain), [plain(A_FILE)]);
      const most = [ofBytes(MAIL_FILE_BYTES_MAX - 4), ...Array.from({ length: 4 }, () => ofBytes(1))];
      await world.mail.send({ ...A_MAIL, files: most });
      assert.deepEqual(
        (await world.files()).slice(1).map(({ bytes }) => bytes.length),
        most.map(({ bytes }) => bytes.length),
      );
    });

    test("a retry carries the same message id, so that readers see one mail", async () => {
      await world.mail.send(A_MAIL);
      await world.mail.send(A_MAIL);
      assert.deepEqual(
        new Set(world.arrived().map(({ messageId }) => messageId)),
        new Set([A_MAIL.messageId]),
      );
    });

    for (const [what, changes] of REFUSED) {
      test(`a message with ${what} never leaves, and will not by trying again`, async () => {
        const sending = world.mail.send({ ...A_MAIL, ...changes });
        await assert.rejects(sending, (error) => error instanceof MailFault && !error.retriable);
        assert.deepEqual(world.arrived(), []);
      });
    }
  });
}

function plain({ fileName, contentType, bytes }: MailFile) {
  return { fileName, contentType, hex: Buffer.from(bytes).toString("hex") };
}
