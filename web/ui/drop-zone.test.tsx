// Shows: V-041, V-042, V-044, V-045, K-16.

import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { DropZone } from "./drop-zone.tsx";
import { fileSizeText, refusalOfFile } from "./file-check.ts";

const ATTACHMENT = {
  endings: ["pdf", "png", "jpg", "jpeg"],
  bytesMax: 30_000_000,
  wrongTypeMessage: "You Have Attached a Wrong File Type Please Attach PDF, PNG, JPG or JPEG File",
};
const IMPORT = {
  endings: ["csv"],
  bytesMax: 30_000_000,
  wrongTypeMessage: "You Have Attached a Wrong File Type Please Attach a .CSV File",
};

function renderZone() {
  const onFiles = vi.fn();
  render(
    <DropZone label="File" hint="PDF, PNG, JPG or JPEG, up to 30 MB" rule={ATTACHMENT} onFiles={onFiles} />,
  );
  return { onFiles, input: screen.getByLabelText<HTMLInputElement>("File") };
}

test("a file is taken by choosing it, whatever the case of its ending", async () => {
  const { onFiles, input } = renderZone();
  const deed = new File(["x"], "Deed.PDF");
  await userEvent.setup({ applyAccept: false }).upload(input, deed);
  expect(onFiles).toHaveBeenCalledWith([deed]);
});

test("a file is taken by dropping it", () => {
  const { onFiles, input } = renderZone();
  const deed = new File(["x"], "deed.pdf");
  fireEvent.drop(input, { dataTransfer: { files: [deed] } });
  expect(onFiles).toHaveBeenCalledWith([deed]);
});

test("a wrong type is refused with its title, its sentence and the file's name", () => {
  const { onFiles, input } = renderZone();
  fireEvent.drop(input, { dataTransfer: { files: [new File(["x"], "budget.xlsx")] } });
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toBe(
    "Wrong File TypeYou Have Attached a Wrong File Type Please Attach PDF, PNG, JPG or JPEG Filebudget.xlsx",
  );
  expect(onFiles).not.toHaveBeenCalled();
});

test("30,000,000 bytes are allowed and one more is not", () => {
  expect(refusalOfFile({ name: "deed.pdf", size: 30_000_000 }, ATTACHMENT)).toBeNull();
  expect(refusalOfFile({ name: "deed.pdf", size: 30_000_001 }, ATTACHMENT)?.message).toBe(
    "The file exceeds the maximum of 30MB.",
  );
});

test("an import takes csv alone", () => {
  expect(refusalOfFile({ name: "rows.csv", size: 10 }, IMPORT)).toBeNull();
  expect(refusalOfFile({ name: "rows.pdf", size: 10 }, IMPORT)).toEqual({
    title: "Wrong File Type",
    message: "You Have Attached a Wrong File Type Please Attach a .CSV File",
  });
});

test("a file without an ending, or with nothing in it, is refused", () => {
  expect(refusalOfFile({ name: "deed", size: 10 }, ATTACHMENT)?.title).toBe("Wrong File Type");
  expect(refusalOfFile({ name: "deed.pdf", size: 0 }, ATTACHMENT)?.title).toBe("Empty file");
});

test.each([
  [0, "0 bytes"],
  [999, "999 bytes"],
  [412_000, "412 kB"],
  [999_499, "999 kB"],
  [999_500, "1.0 MB"],
  [1_800_000, "1.8 MB"],
])("%d bytes read %s", (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});
