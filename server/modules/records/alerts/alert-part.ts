// What alerts have said of a document goes with one that is taken out again.

import { recordPart } from "../../../record-parts.ts";
import { deleteDeliveriesOfDocuments } from "./due-alert-store.ts";

export const ALERTS_OF_DOCUMENT = recordPart({
  reads: {},
  fields: {},
  removed: deleteDeliveriesOfDocuments,
});
