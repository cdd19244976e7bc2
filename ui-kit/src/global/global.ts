import "./fonts.css";
import "./global.css.ts";
import "./forced-colors.css.ts";
