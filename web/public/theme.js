// Sets the theme before the first paint.
let theme = null;
try {
  theme = localStorage.getItem("bondline.theme");
} catch {}
document.documentElement.dataset.theme =
  theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
