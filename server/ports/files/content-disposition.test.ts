// The header under which files are sent and saved is safe for every name that a person can think of.
// Shows: AT-11.
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { attachmentDisposition } from "./content-disposition.ts";

const NAMES: [name: string, header: string][] = [
  ["contract.pdf", 'attachment; filename="contract.pdf"'],
  ["Lease 12 Pitt St (final).pdf", 'attachment; filename="Lease 12 Pitt St (final).pdf"'],
  ['a"; filename="evil.html', 'attachment; filename="a_; filename=_evil.html"'],
  ["../../etc/passwd", 'attachment; filename=".._.._etc_passwd"'],
  ["a\r\nset-cookie: x=1.pdf", 'attachment; filename="a_set-cookie: x=1.pdf"'],
  ["50%25.pdf", "attachment; filename=\"50_25.pdf\"; filename*=UTF-8''50%2525.pdf"],
  ["公司.pdf", "attachment; filename=\"_.pdf\"; filename*=UTF-8''%E5%85%AC%E5%8F%B8.pdf"],
  ["invoice\u202efdp.exe", 'attachment; filename="invoice_fdp.exe"'],
  ["it's a*b.pdf", 'attachment; filename="it\'s a*b.pdf"'],
  ["é's.pdf", "attachment; filename=\"_'s.pdf\"; filename*=UTF-8''%C3%A9%27s.pdf"],
  ["  ", 'attachment; filename="file"'],
];

for (const [name, header] of NAMES) {
  test(`${JSON.stringify(name)} is saved safely`, () => assert.equal(attachmentDisposition(name), header));
}

test("whatever the name, the header is one line of plain ASCII with no way out of its quotes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (name) => {
      assert.match(
        attachmentDisposition(name),
        /^attachment; filename="[ !#-[\]-~]+"(; filename\*=UTF-8''[A-Za-z0-9%!_.~-]+)?$/,
      );
    }),
    { seed: 20261120 },
  );
});
