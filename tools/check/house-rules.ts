// The house's habits as lines that a file may not hold. Each rule carries lines it must catch and lines it must leave.
import type { SourceFile } from "./source-files.ts";

export interface HouseRule {
  rule: string;
  why: string;
  files: RegExp;
  except?: RegExp;
  forbids: RegExp;
  wrong: string[];
  right: string[];
}

const CODE = /\.(ts|tsx|mjs)$/;
const TESTS = /\.test\.tsx?$|(^|\/)testing\//;
/** This table holds the very lines that it forbids. */
const THE_RULES_THEMSELVES = /^tools\/(check\/house-rules|house-rules\.test)/;

export const HOUSE_RULES: HouseRule[] = [
  {
    rule: "money is not rounded by Math",
    why: "Binary fractions lose cents; domain/values/money has the only divisions there are.",
    files: CODE,
    forbids: /Math\.(round|floor|ceil|trunc)\([^)]*(amount|cost|fee|charge|total|cents|price|limit)/i,
    wrong: ["Math.round(establishmentFee * 1.1)", "const cents = Math.floor(totalCents / 3);"],
    right: ["Math.round(progressPercent)", "divideRoundingUp(totalCents, 3n)"],
  },
  {
    rule: "no parseFloat",
    why: "A decimal text becomes money or a percentage by the exact parsers in domain.",
    files: CODE,
    forbids: /\bparseFloat\(/,
    wrong: ["const amount = parseFloat(text);", "Number.parseFloat(raw)"],
    right: ["const amount = centsFromDecimal(text);"],
  },
  {
    rule: "no default export",
    why: "A named export has one name everywhere, so that a search finds it.",
    files: CODE,
    except: /\.config\.(ts|mjs)$|^web\/codegen\.ts$/,
    forbids: /^\s*export default\b|export \{[^}]*\bas default\b/,
    wrong: ["export default function App() {}", "export { App as default };"],
    right: ["export function App() {}"],
  },
  {
    rule: "nothing is left for later",
    why: "What is to be done is an issue, where it is seen; in a file it is forgotten.",
    files: /\.(ts|tsx|mjs|sql|css|md|sh)$/,
    forbids: /\b(TODO|FIXME|XXX|HACK)\b/,
    wrong: ["// TODO: charge GST", "-- FIXME"],
    right: ["// Charged with GST, which the schedule includes."],
  },
  {
    rule: "a module of the client is spied on and not replaced",
    why: "The files of a worker share their modules: whoever has one already never meets what takes its place.",
    files: /^web\/.*\.test\.tsx?$/,
    forbids: /\bvi\.(mock|doMock)\(/,
    wrong: ['vi.mock("../../app/leave-page.ts", () => ({ leavePageFor }));'],
    right: ['vi.spyOn(leavePage, "leavePageFor").mockImplementation(() => undefined);'],
  },
  {
    rule: "nothing is mounted anew with each version of its record",
    why: "After somebody else's save the present version is read, and a form that begins anew has lost what was typed and the sentence that says why.",
    files: /^web\/.*\.tsx$/,
    forbids: /\bkey=\{[^}]*[vV]ersion\}/,
    wrong: ["<SupplierDialog key={supplier.version} supplier={supplier} />", "key={service.version}"],
    right: ["<SupplierDialog key={supplier.id} supplier={supplier} />", "version={service.version}"],
  },
  {
    rule: "no test is left out or left alone",
    why: "A skipped test is a promise nobody keeps; a lone one hides all the others.",
    files: /\.test\.tsx?$/,
    forbids: /\b(test|it|describe|suite)\.(only|skip|todo)\(/,
    wrong: ['test.only("pays once", () => {});', 'describe.skip("drafts", () => {});'],
    right: ['test("pays once", () => {});', 'return context.skip("this machine lets nobody mount a disk");'],
  },
  {
    rule: "a screen never decides by a status what is allowed",
    why: "The record's capabilities say what may be done; a second opinion in the client would drift.",
    files: /^web\/screens\/.*\.tsx?$/,
    except: TESTS,
    forbids: /\bstatus\s*[!=]==\s*["'`][A-Z_]+["'`]|["'`][A-Z_]+["'`]\s*[!=]==\s*\w+(\.\w+)*\.status\b/,
    wrong: ['if (draft.status === "SUBMITTED") return <Approve />;', 'draft.status !== "DRAFT"'],
    right: [
      'if (draft.capabilities.includes("CAN_APPROVE")) return <Approve />;',
      "DRAFT_STATUS_LABELS[draft.status]",
      'if (wording.status === "loading") return <Skeleton />;',
    ],
  },
  {
    rule: "what was read is held against what is there in one place",
    why: "A comparison by hand forgets the call that names no version, or tells the two the other way round.",
    files: /^server\/.*\.ts$/,
    except: /\.test\.ts$|^server\/transaction\/granted\.ts$/,
    forbids: /\brefuse\(\s*"CONFLICT"|\bversion(Now)?\s*[!=]==\s*(\w+\.)*version(Count|Read)?\b/,
    wrong: [
      'if (versionNow !== versionCount) refuse("CONFLICT", { versionRead: versionCount, versionNow });',
      "if (feature.version !== version) return undefined;",
    ],
    right: ["requireCurrent(feature, version);", "refuseStale(request.version, document.version);"],
  },
  {
    rule: "a row is locked for no key update",
    why: "A full lock waits for every foreign key's share of the row, and whoever holds one of them may be waiting for the same lock.",
    files: /^server\/.*\.(ts|sql)$/,
    // What these two say is replaced by 0062-order-of-locks.sql; a migration is never changed.
    except: /\.test\.ts$|migrations\/(0010-members-and-invitations|0027-facilities)\.sql$/,
    forbids: /\b(?<!no key )for update\b/i,
    wrong: ["select 1 from draft where id = $1 for update", "order by id for update skip locked"],
    right: [
      "select 1 from draft where id = $1 for no key update",
      "after insert or update of status on draft",
    ],
  },
  {
    rule: "no address of a package registry",
    why: "Whoever installs chooses where from; an address in a file would choose for them.",
    files: /./,
    forbids: /https?:\/\/registry\.|^\s*(?:@[\w-]+:)?registry\s*=/,
    wrong: ["registry=https://npm.example/", "https://registry.example/graphql"],
    right: ["save-exact=true"],
  },
  {
    rule: "no path of one machine",
    why: "The project runs wherever it is cloned.",
    files: /\.(ts|tsx|mjs|json|md|sql|sh|yml)$|^\.ci\/run$/,
    forbids: /(?<![\w.~-])\/(home\/[a-z]|Users\/[A-Za-z]|work\/|root\/)/,
    wrong: ['const data = "/home/ada/bondline/data";', "/Users/ada/code"],
    right: ['const data = path.join(root, "data");', "/homepage", "/account/login"],
  },
  {
    rule: "Temporal stays on the server and in business-time",
    why: "Browsers do not all have it; plain dates are counted in whole numbers and run anywhere.",
    files: /^(domain|web)\/.*\.(ts|tsx)$/,
    except: /^domain\/values\/time\/business-time\.ts$|\.test\.tsx?$/,
    forbids: /\bTemporal\./,
    wrong: ["Temporal.Now.plainDateISO()"],
    right: ["addDays(date, 1)", "// Temporal is for the server."],
  },
  {
    rule: "fetch is called by ports and the client's api only",
    why: "An outside service is called in one place, where its limits, secrets and failures are handled.",
    files: /^(domain|server|web)\/.*\.(ts|tsx)$/,
    except: new RegExp(`^server/ports/|^web/api/|^web/screens/records/attachments/|${TESTS.source}`),
    forbids: /(?<![\w.])(window\.|globalThis\.)?fetch\(/,
    wrong: ['const answer = await fetch("https://example.com");'],
    right: ["const draft = await prefetch(id);", "await client.query(DraftQuery)"],
  },
  {
    rule: "SQL is written in stores and the database's own folders only",
    why: "A reader must be able to find every statement, and a policy must not be passed by.",
    files: /^server\/.*\.ts$/,
    except: new RegExp(
      `-store\\.ts$|^server/(database|integrity|demo)/|^server/graphql/idempotency\\.ts$|${TESTS.source}`,
    ),
    forbids:
      /["'`]\s*(select|insert into|update|delete from|with)\s+[a-z_."*]+[\s\S]*?\b(from|values|set|where|as \()\b/i,
    wrong: ['db.query("select id from draft where id = $1")', "`update draft set status = $1`"],
    right: ['const title = "Select a date";', "findDraft(work, draftId)"],
  },
  {
    rule: "a record is granted by an access check only",
    why: "What a write takes as granted has to have been asked for; a grant made elsewhere would be a promise that nobody kept.",
    files: /^(server|testing|bench)\/.*\.ts$/,
    except: /-access\.ts$|^server\/transaction\/granted\.ts$/,
    forbids: /\bgrant(Change)?\(/,
    wrong: ['await saveFacility(tx, grant(facility, "CAN_EDIT"), columns);', "return grantChange(draft, {"],
    right: ["return grantCreated(facility);", "type Grants = Granted<Facility, Change>;"],
  },
  {
    rule: "only a store says that a record was just created",
    why: "Whoever inserted it knows; anybody else would pass by the access check with it.",
    files: /^(server|testing|bench)\/.*\.ts$/,
    except: /-store\.ts$|^server\/transaction\/granted\.ts$/,
    forbids: /\bgrantCreated\(/,
    wrong: ["await replaceCosts(tx, grantCreated(facility), costs);"],
    right: ["const facility = await insertFacility(tx, columns);"],
  },
  {
    rule: "a page of a list is cut by listPage only",
    why: "Cursor, order and limit belong together; written by hand they drift apart from one list to the next.",
    files: /^server\/modules\/.*\.ts$/,
    except: TESTS,
    forbids: /\bsize \+ 1\b|\bcursor\?\.|\b(hasNextPage|hasPreviousPage):/,
    wrong: [
      "const limit = size + 1;",
      "[accountId, cursor?.value ?? null]",
      "hasNextPage: rows.length > size,",
    ],
    right: ["const { beyond, tail } = keyed;", "const limit = max + 1;"],
  },
];

/** Each line that breaks a rule, with the reason for the rule. */
export function brokenHouseRules(
  files: readonly SourceFile[],
  rules: readonly HouseRule[] = HOUSE_RULES,
): string[] {
  const looked = files.filter((file) => !THE_RULES_THEMSELVES.test(file.path));
  return rules.flatMap((rule) =>
    looked.filter((file) => concerns(rule, file)).flatMap((file) => breaches(rule, file)),
  );
}

function concerns({ files, except }: HouseRule, { path }: SourceFile): boolean {
  return files.test(path) && !(except?.test(path) ?? false);
}

function breaches(rule: HouseRule, { path, text }: SourceFile): string[] {
  return text
    .split("\n")
    .flatMap((line, at) => (rule.forbids.test(line) ? [`${path}:${at + 1} ${rule.rule}. ${rule.why}`] : []));
}
