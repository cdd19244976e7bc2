export {
  Breadcrumb,
  type BreadcrumbProps,
  Crumb,
  type CrumbProps,
  Divider,
  Header,
  type HeaderProps,
  Logo,
  type LogoProps,
} from "./header.tsx";
