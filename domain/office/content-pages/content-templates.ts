// What the operator's pages say until it publishes texts of its own: templates, which it has reviewed by its legal adviser.

import type { ContentPageCode } from "./content-page.ts";

export const CONTENT_TEMPLATES: Readonly<
  Record<ContentPageCode, { readonly summary: string; readonly body: string }>
> = {
  TERMS: {
    summary: "On what terms this portal may be used. You accept them once, and again when they change.",
    body: `## Who we are
This portal is run by its operator, named in the Financial Services Guide. Guarantees, bonds and other security are issued by banks and insurers, never by the operator.
In these terms, “you” means the person who signs in, and the organisation for which that person acts.

## Your account
Your account is yours alone. Keep your password to yourself, and tell us immediately if you think that someone else has used it.
You may act only for an organisation that has authorised you. An administrator of the organisation decides who its members are and what they may do.

## What you enter
You answer for the details that you enter and the files that you attach: they must be true, complete and yours to share. A bank or insurer relies on them when it decides.
A draft is not an application. Nothing is sent to the provider, a bank or an insurer before you submit it and accept the submission terms.

## Fees
Fees are shown before you submit and again on the invoice, with each line worked out. All amounts are in Australian dollars.
An approved application that is not paid may be cancelled. Ongoing fees run until the security has been returned, has expired or has otherwise ended.

## No promise of issue
Whether a security is issued is for the bank or insurer alone. Times shown in the portal are what is usual, not promises.

## Availability and liability
We keep the portal available and its records safe with reasonable care. It may have to be interrupted for maintenance.
Nothing in these terms takes away rights that the law, including the Australian Consumer Law, does not allow to be taken away.

## Changes and law
When these terms change you are asked to accept the new version before you go on. Until then, the version that you accepted holds.
The law of the state named in the Financial Services Guide governs these terms.`,
  },
  PRIVACY: {
    summary: "What this portal keeps about you, why, for how long, and how to see it or complain.",
    body: `## What is collected
Your name, email and phone; the details of your organisation; what you enter in drafts, documents and parties; the files that you attach; and, where the law asks for it, the identity details of directors and owners.
The portal also records who changed what and when, from which address people signed in, and technical details needed to keep it safe.

## Why it is collected
To arrange and manage the security that you ask for, to verify identities, to take payment, to meet legal duties, and to keep the portal secure. It is not sold, and it is not used for advertising.

## Who it is shared with
With the bank or insurer that you apply to, with the other parties to a security so far as they need it, with people you invite, with providers of identity checks, payment, mail and storage who work for the operator, and with authorities where the law requires it.
The operator names here any overseas recipients and the countries in which they are.

## How it is kept
Identity numbers, dates of birth and bank account numbers are encrypted and shown masked. Closed records are kept for seven years and then archived.

## Seeing and correcting it
You can ask for a copy of what is held about you, and for its correction. A request is answered within 30 days. If it is refused you are told why.

## Complaints Policy
Write to the operator at the address in the Financial Services Guide. A complaint is acknowledged within one business day and answered within 30 days.
If you are not satisfied with the answer about your privacy, you may go to the Office of the Australian Information Commissioner (oaic.gov.au, 1300 363 992); about a financial service, to the Australian Financial Complaints Authority (afca.org.au, 1800 931 678).`,
  },
  FINANCIAL_SERVICES_GUIDE: {
    summary: "Who provides the services of this portal, how they are paid, and where to complain.",
    body: `## About this guide
This guide helps you to decide whether to use the services offered here. It names the licence under which they are provided, what they cost, and what happens when something goes wrong.

## Who provides the services
Operator, Australian Business Number, Australian Financial Services Licence number, address, phone and email are entered here by the operator.

## What is provided
Arranging bank guarantees, surety bonds, cash security and lease bonds that are issued by banks and insurers, and keeping their records. No personal advice is given: your objectives, situation and needs are not considered.

## How the provider is paid
You pay an establishment fee and ongoing fees, shown before you submit. The provider may also receive a commission from the bank or insurer; ask for its amount at any time.
If someone referred you, that person or organisation may be paid for it. This does not change what you pay.

## If you have a complaint
Tell the provider first. It acknowledges a complaint within one business day and answers it within 30 days.
If you are not satisfied you may go to the Australian Financial Complaints Authority (afca.org.au, 1800 931 678), free of charge.

## Compensation
The provider holds professional indemnity insurance as section 912B of the Corporations Act 2001 (Cth) requires. The operator confirms its cover here.`,
  },
  SUBMISSION_TERMS: {
    summary: "What you declare and ask for when you submit a draft.",
    body: `## Your request
You ask the provider to arrange the security as the draft describes it, in the wording shown, and to send the draft with its attachments to the bank or insurer.

## Your declarations
You are authorised to act for the applicant. The details are true and complete. The source of funds is as stated. You have read the wording and understand that an unconditional undertaking can be called on without your consent.

## Repayment
The applicant repays the bank or insurer whatever is paid under the security, on the terms of the agreement with that bank or insurer.

## Fees
The applicant pays the fees shown with the draft once the provider has approved it, and ongoing fees until the security has ended.`,
  },
  REFERRAL_TERMS: {
    summary: "How a business that brings another one here is thanked for it.",
    body: `## Who can take part
An organisation with an account can share its referral code with other businesses. A business cannot refer itself, nor one that it controls or that already has an account.

## What each side receives
The business that was referred receives a discount on its first established security. The one that referred it receives a credit when that invoice has been paid. The amounts are shown in the portal at the time.

## Limits
A discount or credit reduces fees only, never below zero. It is not paid out and cannot be transferred.

## Changes and end
The programme can be changed or ended with notice in the portal. Credits earned before that are honoured.`,
  },
};
