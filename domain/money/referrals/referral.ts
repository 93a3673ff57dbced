// Who refers clients to the portal: the kinds of referrer, the codes in their links, and the fields of an address that carries one.

import { codesIn } from "../../values/reference-data/option-list.ts";

export const REFERRAL_ENTITY_TYPE_TEXT = {
  ACCOUNTANT: "Accountant",
  BROKER: "Broker",
  INDUSTRY_BODY: "Industry body",
  LAWYER: "Lawyer",
  OTHER: "Other",
} as const;
export type ReferralEntityType = keyof typeof REFERRAL_ENTITY_TYPE_TEXT;
export const REFERRAL_ENTITY_TYPES = codesIn(REFERRAL_ENTITY_TYPE_TEXT);

/** How it is known who referred a client: by the code in the link that was followed, or by the client's own word. */
export const REFERRAL_WAY_TEXT = {
  CLIENT_LINK: "A client's link",
  REFERRER_LINK: "A referrer's link",
  NAMED: "Named at sign-up",
} as const;
export type ReferralWay = keyof typeof REFERRAL_WAY_TEXT;
export const REFERRAL_WAYS = codesIn(REFERRAL_WAY_TEXT);

/** An organisation's code and a referrer's own are distinguished by the name under which a link carries them. */
export const REFERRER_CODE_PARAMETER = "referrerCode";
export const MEMBER_CODE_PARAMETER = "referrerMemberCode";

const CODE_FORM = /^[A-Z0-9]{4,20}$/;

/** As it is kept: capitals without spaces. Undefined for what cannot be a code, which a link may well carry. */
export function referralCode(text: string | null | undefined): string | undefined {
  const code = (text ?? "").replace(/\s/g, "").toUpperCase();
  return CODE_FORM.test(code) ? code : undefined;
}

/** Where somebody who was referred signs up. */
export function referralLink(
  origin: string,
  { parameter, code }: { parameter: string; code: string },
): string {
  return `${origin}/account/register?${new URLSearchParams({ [parameter]: code })}`;
}

export const PARTNER_NOT_OFFERED_MESSAGE = "This is no longer offered. Please choose again.";
