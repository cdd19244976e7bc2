export { SideNav, SideNavLink, type SideNavLinkProps, type SideNavProps } from "./side-nav.tsx";
