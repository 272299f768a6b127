# Sourced by ./start, ./test and .ci/run in the repository's root: npm ci, when the lockfile is newer than what is
# installed, or native parts are missing. Any Node with npm will do to begin with; on one too old for the packages, npm
# runs on a newer one, because it leaves out the native parts of packages that do not support the Node it runs on.

NODE_PACKAGE=node@26.10.0
NPM_PACKAGE=npm@11.19.1
NODE_IS_SUITABLE='major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)'

install_packages() {
  if ! command -v npm >/dev/null 2>&1; then
    echo "Voltread needs Node.js with npm, any version from 16: install it from https://nodejs.org and try again." >&2
    return 1
  fi
  echo "Installing packages (npm ci) …"
  if [ "$(node -p "const [major, minor] = process.versions.node.split('.').map(Number); $NODE_IS_SUITABLE")" = true ]; then
    npm ci --no-progress --loglevel=error
  else
    npx --yes --loglevel=error --package="$NODE_PACKAGE" --package="$NPM_PACKAGE" -- npm ci --no-progress --loglevel=error
  fi
}

# npm writes node_modules/.package-lock.json at the end of an installation, native parts or not.
packages_are_current() {
  [ -f node_modules/.package-lock.json ] && ! [ package-lock.json -nt node_modules/.package-lock.json ] &&
    ls node_modules/@rolldown/binding-* >/dev/null 2>&1
}

if ! packages_are_current; then
  install_packages || { echo "The packages could not be installed; the reason stands above." >&2; exit 1; }
fi
if [ ! -x node_modules/.bin/node ]; then
  echo "There is no Node for this machine among the packages: Voltread runs on Linux and macOS, x64 and arm64." >&2
  exit 1
fi
