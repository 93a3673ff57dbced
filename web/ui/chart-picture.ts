// A chart as a PNG: its drawing with every colour as it is seen, under its title and day and over its key.

import type { ChartLook, ChartSeries } from "./chart-bars.ts";

export type PictureWords = {
  readonly heading: string;
  readonly sentence: string;
  readonly series: readonly ChartSeries[];
};

const SVG_NAMESPACE = "http://www.w3.org/2000/svg";
const [MARGIN, ABOVE, KEY] = [24, 64, 36];
/** Twice the size of the screen, to be read in print. */
const SCALE = 2;
const TYPE = "Inter, system-ui, sans-serif";
const DRAWN = [
  "color",
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linejoin",
  "paint-order",
  "font-size",
  "font-weight",
  "font-variant-numeric",
  "text-anchor",
];

/** Whether the browser could make and save it. */
export async function savePicture(svg: SVGSVGElement, words: PictureWords): Promise<boolean> {
  const { width, height } = svg.viewBox.baseVal;
  const canvas = document.createElement("canvas");
  canvas.width = (width + MARGIN * 2) * SCALE;
  canvas.height = (height + ABOVE + KEY + MARGIN) * SCALE;
  const context = canvas.getContext("2d");
  const drawing = await imageOf(standalone(svg));
  if (context === null || drawing === undefined) return false;
  context.scale(SCALE, SCALE);
  context.fillStyle = colour("--surface");
  context.fillRect(0, 0, canvas.width, canvas.height);
  drawWords(context, words);
  context.drawImage(drawing, MARGIN, ABOVE, width, height);
  if (words.series.length > 1) drawKey(context, words.series, ABOVE + height + KEY / 2);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (blob === null) return false;
  save(blob, `${words.heading}.png`);
  return true;
}

/** A drawing that is read alone knows none of the page's rules. */
function standalone(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll("*")];
  for (const [at, element] of [svg, ...svg.querySelectorAll("*")].entries()) {
    const seen = getComputedStyle(element);
    for (const name of DRAWN) copies[at]?.setAttribute(name, seen.getPropertyValue(name));
    copies[at]?.removeAttribute("class");
  }
  copy.setAttribute("xmlns", SVG_NAMESPACE);
  copy.setAttribute("font-family", TYPE);
  return new XMLSerializer().serializeToString(copy);
}

async function imageOf(text: string): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  return await image.decode().then(
    () => image,
    () => undefined,
  );
}

function drawWords(context: CanvasRenderingContext2D, { heading, sentence }: PictureWords): void {
  context.textBaseline = "alphabetic";
  context.fillStyle = colour("--ink");
  context.font = `600 16px ${TYPE}`;
  context.fillText(heading, MARGIN, 30);
  context.fillStyle = colour("--ink-2");
  context.font = `400 12px ${TYPE}`;
  context.fillText(sentence, MARGIN, 49);
}

function drawKey(context: CanvasRenderingContext2D, series: readonly ChartSeries[], middle: number): void {
  let x = MARGIN;
  context.font = `400 12px ${TYPE}`;
  context.textBaseline = "middle";
  for (const { name, look } of series) {
    context.fillStyle = colour(typeof look === "number" ? `--chart-${look}` : "--chart-1");
    context.globalAlpha = opacityOf(look);
    context.fillRect(x, middle - 5, 10, 10);
    context.globalAlpha = 1;
    context.fillStyle = colour("--ink-2");
    context.fillText(name, x + 16, middle);
    x += 16 + context.measureText(name).width + 20;
  }
}

/** At the size of a key hatching is a lighter ground. */
function opacityOf(look: ChartLook): number {
  if (typeof look === "number") return 1;
  return look === "projected" ? 0.3 : 0.6;
}

function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name);
}

function save(blob: Blob, fileName: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  URL.revokeObjectURL(link.href);
}
