// A sign-up on its way to the job that takes it up: names and password hash lie in the queue sealed.

import type { App } from "../../../app.ts";
import { decryptValue, encryptValue } from "../../../database/encryption.ts";

export type RequestedSignUp = {
  id: string;
  email: string;
  givenName: string;
  familyName: string;
  phoneNumber: string | null;
  passwordHash: string;
  userAgent: string;
  handleHash: string;
  referral: { referrerCode: string | null | undefined; memberCode: string | null | undefined };
};

export type SealedSignUp = { id: string; sealed: string };

export function sealSignUp({ settings }: App, asked: RequestedSignUp): SealedSignUp {
  const sealed = encryptValue(settings.secrets.fieldEncryptionKey, placeOf(asked), JSON.stringify(asked));
  return { id: asked.id, sealed: sealed.toString("base64") };
}

export function openSignUp({ settings }: App, { id, sealed }: SealedSignUp): RequestedSignUp {
  const bytes = Buffer.from(sealed, "base64");
  return JSON.parse(decryptValue(settings.secrets.fieldEncryptionKey, placeOf({ id }), bytes));
}

function placeOf({ id }: { id: string }) {
  return { table: "-", column: "asked sign-up", rowId: id };
}
