// The holder of an original answers a request for its return by the mailed link: returned, not yet, or never received.

import {
  documentRequestStatusAfter,
  documentStatusAfter,
} from "@bondline/domain/documents/documents/document-transitions.ts";
import {
  ANSWER_LEADS_TO,
  answerRules,
  askAgainAt,
} from "@bondline/domain/documents/return-requests/return-request.ts";
import type {
  RETURN_METHOD_TEXT,
  ReturnAnswer,
} from "@bondline/domain/documents/return-requests/return-request-text.ts";
import { type RawFields, requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Context } from "../../../../graphql/context.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { runTransaction } from "../../../../transaction/transaction.ts";
import { moveDocument } from "../../documents/commands/move-document.ts";
import { touchDocument } from "../../documents/commands/touch-document.ts";
import { notifyReturnAnswered } from "../notify-of-return.ts";
import { placeOfHolder } from "../return-place.ts";
import {
  accessReturnRequestToAnswer,
  type ReturnLink,
  readReturnRequestOfCode,
} from "../return-request-access.ts";
import { LINK_ENDED, saveReturnRequest } from "../return-request-store.ts";

export type AnswerDocumentRequestForReturnInput = ReturnLink & {
  answer: ReturnAnswer;
  answeredByName: string;
  answerDate?: string | null | undefined;
  answerMethod?: string | null | undefined;
  answerReason?: string | null | undefined;
};

/** Whoever is signed in, the link is what allows it: the history says by which name, and to which address the link was mailed. */
export async function answerDocumentRequestForReturn(
  context: Context,
  input: AnswerDocumentRequestForReturnInput,
): Promise<CommandResult> {
  const { emailAddress } = await readReturnRequestOfCode(context, input);
  const { application: app } = context;
  const given = answerIn(input, dayAt(app.ports.clock.now(), DEFAULT_ZONE));
  const bearer = `${given.answeredByName}, by the return link emailed to ${emailAddress}`;
  await runTransaction(app, { system: bearer }, async (tx) => {
    const { request, document } = await accessReturnRequestToAnswer(tx, input);
    const { request: event, document: documentEvent } = ANSWER_LEADS_TO[given.answer];
    await saveReturnRequest(tx, document, request.id, {
      ...given,
      ...LINK_ENDED,
      status: documentRequestStatusAfter("REQUESTED", event),
      answeredAt: tx.now,
      askAgainAt:
        given.answer === "NOT_YET" && given.answerDate !== null
          ? askAgainAt(given.answerDate, placeOfHolder(document))
          : null,
    });
    if (documentEvent === undefined) await touchDocument(tx, document);
    else await moveDocument(tx, document, { status: documentStatusAfter(document.status, documentEvent) });
    await notifyReturnAnswered(tx, document, { ...given, id: request.id, emailAddress });
  });
  return {};
}

type Given = {
  answer: ReturnAnswer;
  answeredByName: string;
  answerDate: PlainDate | null;
  answerMethod: keyof typeof RETURN_METHOD_TEXT | null;
  answerReason: string | null;
};

function answerIn({ answer, ...texts }: AnswerDocumentRequestForReturnInput, today: PlainDate): Given {
  const raw: RawFields = texts;
  const nothing = { answerDate: null, answerMethod: null, answerReason: null };
  return { ...nothing, ...requireFields(answerRules(answer, today), raw), answer };
}
