// The letter about a bank's fees, for whoever may see the file that it is about.

import type { Transaction } from "../../../transaction/transaction.ts";
import { operatorNow } from "../../office/provider/public.ts";
import { accessFeeFile } from "./fee-file-access.ts";
import { findLetterReader, listFeeRows } from "./fee-file-store.ts";
import { type FeeLetter, feeLetter } from "./fee-letter.ts";

export async function accessFeeLetter(tx: Transaction, id: string): Promise<FeeLetter> {
  const file = await accessFeeFile(tx, id);
  const [reader, rows] = await Promise.all([findLetterReader(tx, file), listFeeRows(tx, file)]);
  if (reader === undefined) throw new Error(`The bank of the fee file ${id} is not there.`);
  return await feeLetter({ file, rows, reader }, { operator: await operatorNow(tx), now: tx.now });
}
