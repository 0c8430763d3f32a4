/** Written by `npm run types:words`. */
export type Words = {
  "about": {
    "title": "About",
    "description": "What {site} is, who it's for, and how submissions work.",
    "heading": "About {site}",
    "newest": "New in the library",
    "drawnBy": "Drawn by",
    "meaning": "“Ubunifu” is Swahili for creativity and design. This is a shared shelf for designers and creatives across Africa and its diaspora. Everything on it comes from someone who thought others could use it.",
    "here": {
      "title": "What's here",
      "logos": "<link>Vector logos</link> of African brands, to study, to teach with and to write about.",
      "jargon": "<link>Design jargon</link> in plain words, for designers and the people who hire them.",
      "events": "<link>Events and workshops</link>, online and near you.",
      "jobs": "<link>Jobs and collaborations</link>: we call them the Creative Hookup."
    },
    "submitting": {
      "title": "How submissions work",
      "steps": "You don't need an account to read or download. To submit a logo, an event or a job, sign up and fill in one form. A person reads it, then approves or rejects it, with a note where that helps. You'll find their answer on your profile page.",
      "questions": "We ask three questions. Is it about design and creative work in Africa? Is it complete and, as far as we can tell, true? Do you have the right to share it?"
    },
    "cost": {
      "title": "What it costs",
      "text": "Nothing. Reading, downloading and posting are free. There are no ads and no tracking."
    },
    "wrong": {
      "title": "Is something wrong?",
      "text": "A logo of yours that shouldn't be here, a wrong date, a misleading job: please <contact>tell us</contact>. The <terms>terms</terms> say how you may use what you find, and the <privacy>privacy</privacy> page says what we store about you."
    }
  },
  "account": {
    "email": "Email",
    "password": "Password",
    "code": "Code",
    "continue": "Continue",
    "passwordHint": "At least 6 characters. A longer password beats a complicated one.",
    "signIn": {
      "title": "Sign in",
      "lede": "Use the email and password you signed up with.",
      "button": "Sign In",
      "with": "Continue with {provider}",
      "forgot": "Forgot your password?",
      "byMail": "Email me a sign-in link",
      "signUp": "New here? Create an account",
      "back": "Back to sign-in"
    },
    "byMail": {
      "title": "Sign in by email",
      "lede": "We'll email you a link and a code that sign you in without a password.",
      "button": "Email me a link"
    },
    "signUp": {
      "title": "Create an account",
      "lede": "Submit logos, events and jobs, and follow their review.",
      "taken": "Is it yours? <signIn>Sign in</signIn>, or <password>set a new password</password>.",
      "name": "Full name",
      "confirm": "Confirm password",
      "button": "Sign Up",
      "signIn": "Have an account? <link>Sign in</link>",
      "done": "Account created successfully!",
      "verify": "Account created successfully! Please verify your email if required."
    },
    "forgot": {
      "title": "Forgot your password?",
      "lede": "We'll email you a link and a code to set a new one.",
      "ledeWithoutMail": "You need a link and a code to set a new one.",
      "button": "Send Email"
    },
    "reset": {
      "title": "Set a new password",
      "lede": "For {email}. This logs out your other devices.",
      "password": "New password",
      "confirm": "Confirm new password",
      "button": "Set Password",
      "done": {
        "title": "Your password was changed",
        "text": "You're signed in here. Your other devices were logged out."
      },
      "expired": {
        "title": "This page has expired",
        "lede": "After opening the link, you have ten minutes to set a new password. Nothing has changed.",
        "again": "Ask for a new link"
      }
    },
    "twoSteps": {
      "title": "Enter a code",
      "lede": "Open your authenticator app, and enter the code it shows for this site.",
      "hint": "Without your phone, enter one of your recovery codes.",
      "lost": "Lost both? Ask another administrator of this site to reset your two-step sign-in, or <contact>write to us</contact>.",
      "logOut": "Log out"
    },
    "confirm": {
      "title": "Confirm"
    },
    "inbox": {
      "title": "Check your inbox",
      "lede": "Open the link in the email, or enter its code here. Each works once and expires in 10 minutes.",
      "ledeTo": "If there's an account for {email}, an email is on its way. Open its link, or enter its code here. Each works once and expires in 10 minutes.",
      "again": "No email? <link>Ask again</link>"
    },
    "expired": {
      "title": "This link has expired",
      "lede": "It was already used, or it's too old. Nothing has changed.",
      "ledeOfChange": "It was already used, it's too old, or the new address now has its own account. Nothing has changed.",
      "text": "<again>Ask for a new one</again> or <signIn>sign in</signIn>."
    },
    "oneTime": {
      "recovery": {
        "title": "Set a new password",
        "lede": "Continue to sign in and choose a new password.",
        "button": "Continue"
      },
      "magiclink": {
        "title": "Sign in",
        "lede": "Press the button to sign in.",
        "button": "Sign In"
      },
      "signup": {
        "title": "Confirm your email",
        "lede": "Press the button to finish signing up.",
        "button": "Confirm"
      },
      "email_change": {
        "title": "Change your email",
        "lede": "Press the button to sign in with this address from now on.",
        "button": "Confirm"
      }
    },
    "welcome": {
      "recovery": "You're signed in",
      "magiclink": "You're signed in",
      "signup": "Your email is confirmed",
      "email_change": "Your email was changed",
      "choosePassword": "Choose a password for next time.",
      "oneMore": {
        "title": "One more step",
        "text": "Open the link we sent to your other address, too."
      }
    },
    "errors": {
      "email": "Enter an email address such as ama@example.com.",
      "longEmail": "Use a shorter email address.",
      "missing": {
        "email": "Enter an email.",
        "name": "Enter a name.",
        "password": "Enter a password.",
        "confirmPassword": "Enter the password again.",
        "newPassword": "Enter a new password.",
        "newPasswordAgain": "Enter the new password again.",
        "code": "Enter the code."
      },
      "credentials": "Please enter both email and password",
      "fields": "Please fill in all fields",
      "short": "Password must be at least 6 characters",
      "long": "Use at most 72 characters. Accented letters count as two, emoji and letters of some scripts as up to four.",
      "common": "This password is too easy to guess. Choose another.",
      "differ": "Passwords do not match",
      "newDiffer": "New passwords do not match",
      "digits": "Enter the digits of the code in the email.",
      "wrongCode": "This code is wrong, expired or already used. Check it, or ask for a new one.",
      "tries": "Too many attempts. Please wait a while, then try again.",
      "triesOrMail": "Too many attempts. Please wait a while, then try again. A sign-in link that we email you works meanwhile.",
      "invalid": "Invalid login credentials",
      "invalidOrUnconfirmed": "Invalid login credentials. If you just signed up, open the link we emailed you first",
      "signIn": "Failed to login",
      "signUp": "Failed to create account",
      "taken": "There's already an account with this address. Sign in, or use another.",
      "inactive": "This account is inactive. If that's a mistake, write to us.",
      "unavailable": "That didn't work. Please try again in a minute.",
      "network": "Too many email requests from this network. Please try again later.",
      "mailed": "We've been asked to email this address several times just now. Use the newest email, or try again in ten minutes.",
      "accounts": "Too many accounts were created from this network. Please try again in an hour."
    }
  },
  "collection": {
    "add": "Add to your collection",
    "addOf": "Add {title} to your collection",
    "remove": "Remove from your collection",
    "removeOf": "Remove {title} from your collection",
    "star": "Star",
    "starred": "Starred"
  },
  "contact": {
    "title": "Contact",
    "description": "Write to the people who run {site}: questions, corrections, rights and personal data.",
    "lede": "A question, a correction, an idea, or something of yours that shouldn't be here: a person reads it and replies by email. You can also write to <mail></mail>.",
    "name": "Name",
    "email": "Email",
    "emailHint": "We only use it to reply to you.",
    "message": "Message",
    "send": "Send message",
    "sent": {
      "title": "Message sent",
      "text": "Thank you. We read every message and reply by email."
    },
    "errors": {
      "name": "Enter a name.",
      "email": "Enter an email address we can reply to, such as name@example.com.",
      "message": "Write a message.",
      "tooMany": "Too many messages from this network. Please try again later.",
      "failed": "We couldn't save your message. Please try again in a few minutes."
    }
  },
  "dashboardFrame": {
    "dashboard": "Dashboard",
    "openSidebar": "Open sidebar",
    "closeSidebar": "Close sidebar",
    "site": "Site",
    "notifications": "Notifications",
    "unread": "unread",
    "bell": "Notifications: {count, plural, =0 {all read} one {# unread} other {# unread}}",
    "profile": "Profile",
    "backToSite": "Back to Site",
    "account": "Account: {name}",
    "adminPanel": "Admin Panel",
    "refreshRole": "Refresh Role",
    "searchSite": "Search the site",
    "search": "Search",
    "searchDashboard": "Search the dashboard",
    "searchPlaceholder": "Search...",
    "role": {
      "admin": "Admin",
      "editor": "Editor",
      "user": "User"
    },
    "rights": {
      "admin": "Admin · Full Access",
      "editor": "Editor · Editor Access",
      "user": "User · Limited Access"
    },
    "skip": "Skip to content",
    "logOut": "Log out"
  },
  "errors": {
    "400": {
      "title": "That didn't work",
      "text": "The address or the form was incomplete. Go back and try again."
    },
    "403": {
      "title": "Not allowed",
      "text": "Your account can't open this page. If it should, write to us."
    },
    "404": {
      "title": "Page Not Found",
      "text": "The page you are looking for doesn't exist or has been moved."
    },
    "405": {
      "title": "That didn't work",
      "text": "This page can't receive that form. Go back to the form and try again."
    },
    "413": {
      "title": "That's too large",
      "text": "Files can be up to 2 MB. Choose a smaller one, then try again."
    },
    "415": {
      "title": "Unknown file type",
      "text": "Please upload JPG, PNG, or SVG format"
    },
    "429": {
      "title": "Too many attempts",
      "text": "Please wait a while, then try again."
    },
    "503": {
      "title": "Back in a moment",
      "text": "Something we depend on isn't responding. Nothing is lost. Please try again in a minute."
    },
    "unknown": {
      "title": "An unexpected error occurred",
      "text": "It's our fault, and we've logged it. Please try again."
    },
    "lost": {
      "title": "The connection was lost",
      "text": "Check your connection and try again."
    },
    "fileChanged": {
      "title": "The file has changed",
      "text": "Choose it again."
    },
    "unreachable": "We can't reach the site. Check your connection and try again.",
    "kept": "What you typed is still here. {reason}",
    "tryAgain": "Try again",
    "toDashboard": "Return to Dashboard",
    "toHomepage": "Go to the homepage",
    "write": "Write to us"
  },
  "eventPage": {
    "list": {
      "title": "Events & Workshops",
      "description": "Meet-ups, workshops, conferences and online talks for African designers and creatives.",
      "name": "Events",
      "failed": "Failed to load events",
      "search": "Search events...",
      "time": "Time",
      "times": {
        "all": "All",
        "upcoming": "Upcoming",
        "past": "Past"
      },
      "country": "Country",
      "allCountries": "All Countries",
      "city": "City",
      "allCities": "All Cities",
      "month": "Month",
      "allMonths": "All Months",
      "category": "Category",
      "type": "Type",
      "ideas": "Categories and types",
      "empty": "No events found",
      "invitation": "Meet-ups, workshops and online talks belong here. Hosting one?",
      "submit": "Submit an event"
    },
    "subscribe": {
      "button": "Subscribe",
      "calendarApp": "Calendar app",
      "feed": "Atom feed"
    },
    "categories": {
      "Design": "Design",
      "Education": "Education",
      "Business": "Business",
      "Legal": "Legal",
      "Social": "Social",
      "Technology": "Technology"
    },
    "back": "Back to Events",
    "failed": "Could not load event details",
    "missing": "Event Not Found",
    "summary": "{title}: {type} in {place}.",
    "about": "About This Event",
    "schedule": "Event Schedule",
    "speakers": "Speakers",
    "location": "Location",
    "viewOnMap": "View on Map",
    "newTab": "(opens in a new tab)",
    "organizer": "Organizer",
    "register": "Register Now",
    "registering": {
      "title": "Registration started",
      "text": "You're being redirected to the registration page."
    },
    "addToCalendar": "Add to Calendar",
    "calendarFile": "Calendar file (.ics)",
    "share": "Share Event",
    "canceled": "This event was canceled.",
    "ended": "This event has ended.",
    "details": "Event Details",
    "date": "Date",
    "hours": "Time",
    "notAnnounced": "Not announced",
    "venue": "Venue",
    "type": "Type",
    "placeTime": "{place} time",
    "yourTime": "{time} your time",
    "similar": "Similar Events"
  },
  "events": {
    "state": {
      "upcoming": "Upcoming",
      "ongoing": "Ongoing",
      "past": "Past",
      "canceled": "Canceled"
    },
    "format": {
      "in-person": "In-person",
      "online": "Online",
      "hybrid": "Hybrid"
    },
    "until": "until {time}",
    "eachNight": "{hours} each night",
    "daysAndHours": "{days}, {hours}",
    "details": "View Details",
    "detailsOf": "View Details: {title}",
    "type": {
      "Conference": "Conference",
      "Workshop": "Workshop",
      "Webinar": "Webinar",
      "Networking": "Networking"
    }
  },
  "frame": {
    "skip": "Skip to content",
    "main": "Main",
    "menu": "Menu",
    "sections": "Sections",
    "home": "Home",
    "submit": "Submit",
    "search": "Search",
    "collection": "Your collection",
    "signIn": "Sign In",
    "signUp": "Sign Up",
    "dashboard": "Dashboard",
    "logOut": "Log out",
    "administration": "Administration",
    "backToDashboard": "Back to Dashboard",
    "darkMode": "Dark mode",
    "lightMode": "Light mode",
    "purpose": "A commons for African designers and creatives.",
    "resources": "Resources",
    "community": "Community",
    "followUs": "Follow us",
    "api": "API",
    "about": "About",
    "contact": "Contact",
    "privacy": "Privacy",
    "terms": "Terms",
    "newsletter": "One letter a month. No tracking.",
    "join": "Join",
    "liteMode": "Lite mode",
    "liteModeOff": "Turn off lite mode",
    "liteNotice": "Lite mode: larger pictures are off to save data.",
    "showPictures": "Show pictures",
    "languages": "Languages",
    "wrongWording": "Something wrong in this translation?",
    "dismiss": "Dismiss"
  },
  "home": {
    "lede": "A shared library of vector logos, plain-language design terms, events and paid work. Free to browse. Every entry is reviewed.",
    "wall": "Featured logos",
    "whatsHere": "What's here",
    "doors": {
      "logos": "SVG and PNG, ready to place",
      "jargon": "What the brief really says",
      "events": "Meet-ups, workshops, talks",
      "jobs": "Jobs and freelance work"
    },
    "termOfDay": "Term of the day",
    "allTerms": "{count, plural, one {All # term} other {All # terms}}",
    "nextEvents": "Next events",
    "allEvents": "All events",
    "paidWork": "Paid work",
    "allJobs": "All jobs",
    "featured": "Featured Logos",
    "allLogos": "All logos",
    "comingSoon": "Coming Soon",
    "made": {
      "title": "Made by the people who use it",
      "text": "African marks are hard to find in one place, and design terms are rarely explained. Designers send them in, people check them, anyone can learn from them.",
      "more": "About {site}"
    },
    "submit": {
      "title": "Submit Content",
      "text": "A logo you drew, an event you host, work you offer. We read everything before it is published.",
      "button": "Submit a logo"
    }
  },
  "jargon": {
    "title": "Design Jargon Buster",
    "description": "What the brief really says: design terms in plain words.",
    "failed": "Failed to load terms",
    "notFound": "Term Not Found",
    "search": "Search terms...",
    "sortBy": "Sort by",
    "sort": {
      "term": "By term",
      "category": "By category"
    },
    "direction": "Direction",
    "directions": {
      "ascending": "Ascending",
      "descending": "Descending"
    },
    "filters": "Filters",
    "letter": "Letter",
    "firstLetter": "First letter",
    "allLetters": "All",
    "noTerms": "(no terms)",
    "categories": "Categories",
    "categoryOf": "Category",
    "allCategories": "All Categories",
    "category": {
      "Typography": "Typography",
      "Web Design": "Web Design",
      "Graphic Design": "Graphic Design",
      "Design Principles": "Design Principles",
      "UX Design": "UX Design",
      "Print Design": "Print Design",
      "Digital Design": "Digital Design",
      "Design Theory": "Design Theory",
      "Other": "Other"
    },
    "onThisPage": "{count, plural, one {# term on this page} other {# terms on this page}}",
    "empty": {
      "title": "No terms found",
      "text": "Design terms belong here, in plain words. Tell us which one puzzles you.",
      "write": "Write to us"
    },
    "seeAlso": "See also",
    "found": "{language}: <name></name>",
    "back": "Back to Jargon",
    "breadcrumb": "Breadcrumb",
    "inOrder": "Terms in order",
    "previous": "Previous",
    "next": "Next",
    "related": "Related",
    "copyLink": "Copy link",
    "meaning": "{term}: what it means",
    "titleOf": "{term} ({language})",
    "inLanguage": "{term} in {language}",
    "feedOf": "Terms in {language}",
    "languages": "Languages of this term",
    "translate": "Translate this term",
    "credit": "{language} by <name></name>",
    "missing": "Nobody has written this term in {language} yet, so here is the English text.",
    "behind": "The English text has changed since this was written. <link>Bring the {language} text up to date</link>"
  },
  "jobPage": {
    "list": {
      "title": "Creative Hookup",
      "description": "Jobs and collaborations for African designers and creatives, with the pay shown.",
      "name": "Jobs",
      "failed": "Failed to load jobs",
      "search": "Search opportunities...",
      "category": "Category",
      "allCategories": "All Categories",
      "type": "Job type",
      "allTypes": "All Job Types",
      "currency": "Currency",
      "allCurrencies": "All Currencies",
      "filters": "Filters",
      "remoteOnly": "Remote Only",
      "payStated": "Pay Stated",
      "empty": "No opportunities found",
      "invitation": "Paid work for designers belongs here. Hiring?",
      "submit": "Submit a job"
    },
    "categories": {
      "Design": "Design",
      "Content": "Content",
      "Animation": "Animation",
      "Research": "Research"
    },
    "back": "Back to Job Opportunities",
    "failed": "Could not load job details",
    "missing": "Job Not Found",
    "titleAt": "{title} at {company}",
    "summary": "{type} at {company} in {place}.",
    "onSite": "On-site",
    "noDescription": "No description available.",
    "description": "Job Description",
    "responsibilities": "Responsibilities",
    "requirements": "Requirements",
    "benefits": "Benefits",
    "closes": "Closes <date></date>",
    "closesOn": "Closes {date}",
    "noFee": "Nobody should ask you to pay to get a job.",
    "share": "Share Job",
    "apply": "Apply Now",
    "applying": {
      "title": "Application started",
      "text": "You're being redirected to the application form."
    },
    "newTab": "(opens in a new tab)",
    "byEmail": "by email",
    "subject": "Application: {title}",
    "filled": "This job has been filled.",
    "closed": "This job is closed.",
    "details": "Job Details",
    "category": "Category",
    "type": "Job Type",
    "experience": "Experience",
    "location": "Location",
    "applicantsFrom": "Applicants from",
    "country": "Country",
    "about": "About {company}",
    "theirLogos": "{count, plural, one {See their logo} other {See their # logos}}",
    "similar": "Similar Jobs"
  },
  "jobs": {
    "remote": "Remote",
    "orRemote": "{place}, or remote",
    "type": {
      "Full-time": "Full-time",
      "Part-time": "Part-time",
      "Contract": "Contract",
      "Freelance": "Freelance",
      "Internship": "Internship"
    },
    "featured": "Featured",
    "posted": "Posted <date></date>",
    "closed": "Closed",
    "filled": "Filled",
    "daysLeft": "{days, plural, =0 {Last day} one {# day left} other {# days left}}",
    "noSalary": "Salary not stated",
    "period": "{period, select, hour {an hour} day {a day} week {a week} month {a month} year {a year} other {a project}}",
    "details": "View Details",
    "detailsOf": "View Details: {title}"
  },
  "kinds": {
    "logos": {
      "menu": "Logos",
      "several": "logos",
      "count": "{count, plural, one {# logo} other {# logos}}"
    },
    "jargon": {
      "menu": "Jargon",
      "several": "terms",
      "count": "{count, plural, one {# term} other {# terms}}"
    },
    "events": {
      "menu": "Events",
      "several": "events",
      "count": "{count, plural, one {# event} other {# events}}"
    },
    "jobs": {
      "menu": "Hookup",
      "several": "jobs",
      "count": "{count, plural, one {# job} other {# jobs}}"
    }
  },
  "lists": {
    "filter": "Filter",
    "filterSet": "Filter ({count})",
    "more": "More filters",
    "moreSet": "More filters ({count})",
    "apply": "Apply",
    "clear": "Clear filters",
    "chosen": "<remove>Remove </remove>{name}: <value></value>",
    "view": "View",
    "grid": "Grid view",
    "list": "List view",
    "moreThan": "More than {count}",
    "count": {
      "logos": "{count, plural, one {# logo} other {# logos}}",
      "terms": "{count, plural, one {# term} other {# terms}}",
      "events": "{count, plural, one {# event} other {# events}}",
      "opportunities": "{count, plural, one {# opportunity} other {# opportunities}}"
    },
    "results": "Results",
    "failed": "{failure}. Please try again in a moment.",
    "noMatches": "No matches. Try fewer filters or another word.",
    "pages": "Pages",
    "previous": "Previous",
    "next": "Next",
    "first": "First page",
    "page": "Page {page} of {pages}",
    "subscribe": "Subscribe:",
    "feed": "Atom feed",
    "tags": "Tags",
    "moreTags": "+{count}<more> more</more>",
    "report": "Report",
    "tryAgain": "Please try again in a moment.",
    "takenDown": "This logo was taken down",
    "ownerAsked": "Its owner asked us to.",
    "missing": {
      "title": "{kind, select, Logo {Logo Not Found} Event {Event Not Found} Job {Job Not Found} other {Term Not Found}}",
      "text": "{kind, select, Logo {The logo you're looking for doesn't exist or has been removed.} Event {The event you're looking for doesn't exist or has been removed.} Job {The job you're looking for doesn't exist or has been removed.} other {The term you're looking for doesn't exist or has been removed.}}"
    },
    "share": {
      "newTab": "(opens in a new tab)",
      "email": "Email",
      "emailFriend": "Email to a Friend",
      "subject": "{title}, on {site}",
      "link": "Link to this page"
    }
  },
  "logoPage": {
    "title": "Vector Logo Library",
    "description": "Browse, search and download vector logos by African designers.",
    "search": "Search logos...",
    "searchLabel": "Search logos by title or company",
    "companies": "Companies",
    "colors": "Colors",
    "sectors": "Sectors",
    "menu": {
      "company": "Company",
      "country": "Country",
      "sector": "Sector",
      "form": "Form",
      "designer": "Designer",
      "color": "Color"
    },
    "all": {
      "company": "All Categories",
      "country": "All Countries",
      "sector": "All Sectors",
      "form": "All Forms",
      "designer": "All Designers"
    },
    "sector": {
      "Finance": "Finance",
      "Telecom": "Telecom",
      "Food and drink": "Food and drink",
      "Media": "Media",
      "Public": "Public",
      "Health": "Health",
      "Education": "Education",
      "Retail": "Retail",
      "Transport": "Transport",
      "Technology": "Technology",
      "Non-profit": "Non-profit",
      "Sport": "Sport",
      "Culture": "Culture"
    },
    "form": {
      "Wordmark": "Wordmark",
      "Letter mark": "Letter mark",
      "Picture": "Picture",
      "Abstract": "Abstract",
      "Emblem": "Emblem"
    },
    "color": {
      "red": "Red",
      "orange": "Orange",
      "yellow": "Yellow",
      "green": "Green",
      "blue": "Blue",
      "purple": "Purple",
      "pink": "Pink",
      "brown": "Brown",
      "black": "Black and gray"
    },
    "listFailed": "Failed to load logos",
    "none": "No logos found",
    "invitation": "Logos by African designers belong here. Have one to share?",
    "submit": "Submit a logo",
    "failed": "Could not load logo details",
    "takenDown": "Taken down",
    "back": "Back to Logos",
    "name": "{title} by {company}",
    "summary": "Download the vector logo {title} by {company}.",
    "previewAlt": "The logo {title} by {company}",
    "pictureAlt": "{title} logo",
    "credit": {
      "company": "by <company></company>",
      "companyYear": "by <company></company>, {year}",
      "designer": "by <designer></designer> for <company></company>",
      "designerYear": "by <designer></designer> for <company></company>, {year}"
    },
    "noDescription": "No description available.",
    "added": "Added <date></date>.",
    "guidelines": "Free for non-commercial use with credit; contact the creator for commercial use. See the <link>usage guidelines</link>.",
    "rights": "Report a rights problem",
    "moreByCompany": "More by this company",
    "moreMarks": "More {tag}s",
    "moreTagged": "More: {tag}",
    "facts": {
      "aliases": "Also called",
      "year": "Year created",
      "source": "Source",
      "guidelines": "Guidelines",
      "license": "License",
      "unknownDesigner": "Unknown",
      "unknownYear": "Unknown"
    },
    "license": {
      "Public domain": "Public domain",
      "All rights reserved": "All rights reserved"
    },
    "sizes": "16, 32 and 64 px",
    "onDark": "On dark",
    "onOwnColor": "On its own color",
    "copyLink": "Copy link",
    "copyColor": "Copy {color}",
    "moreOfColor": "More logos: {color}",
    "files": "Other files",
    "file": "{layout, select, mark {Mark} wordmark {Wordmark} other {Lockup}}, {ground, select, dark {for dark} light {for light} other {one color}}",
    "generated": "One color (generated)",
    "fileAlt": "{title}: {file}",
    "export": {
      "download": "Download Logo",
      "none": "No download available for this logo",
      "anySize": "any size",
      "allFiles": "<b>ZIP</b> all files",
      "copy": "Copy",
      "tag": "{tag} tag",
      "dataUri": "Data URI"
    }
  },
  "logos": {
    "by": "by {designer}",
    "download": "Download",
    "downloadOf": "Download {title}",
    "copySvg": "Copy SVG",
    "copySvgOf": "Copy SVG of {title}"
  },
  "mails": {
    "auth": {
      "linkOrCode": "Use the link below, or enter this code. Each works once and expires in 10 minutes.",
      "confirmation": {
        "subject": "Confirm your {site} account",
        "heading": "Confirm your email address",
        "button": "Confirm your account",
        "hint": "You get this because someone signed up for {site} with this address. If it wasn't you, ignore it and nothing happens."
      },
      "recovery": {
        "subject": "Set a new {site} password",
        "heading": "Set a new password",
        "button": "Set a new password",
        "hint": "You get this because someone asked for a new {site} password. If it wasn't you, ignore it: your password stays the same."
      },
      "magic_link": {
        "subject": "Sign in to {site}",
        "heading": "Sign in to {site}",
        "button": "Sign in",
        "hint": "You get this because someone asked to sign in to {site} with this address. If it wasn't you, ignore it and nothing happens."
      },
      "email_change": {
        "subject": "Change your {site} email address",
        "heading": "Confirm your new email address",
        "text": "Use the link below to sign in with {email} from now on.",
        "once": "It works once and expires in 10 minutes.",
        "button": "Change your email address",
        "hint": "You get this because someone asked to move a {site} account to this address. If it wasn't you, ignore it and nothing happens."
      }
    },
    "newPassword": "Set a new password",
    "passwordChanged": {
      "subject": "Your {site} password was changed",
      "heading": "Your password was changed",
      "text": "You're still signed in where you changed it; all other devices were logged out.",
      "ifNot": "If it wasn't you, set a new password now and tell us.",
      "hint": "You get this because the password of your {site} account was changed. Write to us: {link}"
    },
    "emailChanging": {
      "subject": "Your {site} email address is about to change",
      "heading": "Your email address is about to change",
      "who": "Someone who knows your {site} password asked to sign in with another email address.",
      "when": "It changes once they open the link we sent there. If that was you, all is well.",
      "ifNot": "If it wasn't you, set a new password now: the link stops working.",
      "hint": "You get this because it is the current address of your {site} account."
    },
    "accountExists": {
      "subject": "Your {site} account",
      "heading": "You already have an account",
      "who": "Someone tried to use this email address on {site}, where it already has an account.",
      "ifYou": "If it was you, sign in. Forgot your password? We'll email you a link: {link}",
      "button": "Sign in",
      "hint": "If it wasn't you, there's nothing to do. Nothing has changed."
    },
    "accountMade": {
      "subject": "Your {site} account",
      "heading": "Welcome to {site}",
      "who": "{name}, who looks after {site}, has made an account for this address. It's ready to use.",
      "password": "You'll hear a password from them. Set one of your own: we'll email you a link for it.",
      "button": "Set your password",
      "hint": "You get this because an administrator of {site} made an account for you. If you don't want it, sign in and delete it, or write to us: {link}"
    },
    "secondFactor": {
      "on": {
        "subject": "Two-step sign-in was turned on for your {site} account",
        "heading": "Two-step sign-in was turned on",
        "text": "From now on, signing in asks for a code from your authenticator app as well."
      },
      "off": {
        "subject": "Two-step sign-in was turned off for your {site} account",
        "heading": "Two-step sign-in was turned off",
        "text": "Signing in asks for no code anymore."
      },
      "reset": {
        "subject": "Two-step sign-in was reset for your {site} account",
        "heading": "Two-step sign-in was reset",
        "text": "An administrator turned it off for you. Set it up again once you have signed in."
      },
      "recoveryCode": {
        "subject": "A recovery code was used for your {site} account",
        "heading": "A recovery code was used",
        "text": "Someone who knows your password signed in with one of your recovery codes."
      },
      "ifNot": "If it was you, all is well. If it wasn't, set a new password now and tell us.",
      "hint": "You get this because the two-step sign-in of your {site} account changed. Write to us: {link}"
    },
    "decision": {
      "approved": {
        "subject": "{site}: your {kind, select, logo {logo} jargon {term} event {event} job {job} translation {translation} other {item}} was approved",
        "heading": "“{title}” is on {site}",
        "text": "We read it and published it, so everyone can find it now. Thank you for sharing it."
      },
      "rejected": {
        "subject": "{site}: your {kind, select, logo {logo} jargon {term} event {event} job {job} translation {translation} other {item}} was rejected",
        "heading": "“{title}” was not approved",
        "text": "Thank you for sending it. You can change it and send it again."
      },
      "note": "The reviewer says:\n{note}",
      "undone": {
        "subject": "{site}: your {kind, select, logo {logo} jargon {term} event {event} job {job} translation {translation} other {item}} is waiting for review again",
        "heading": "“{title}” is waiting for review again",
        "text": "Please ignore our last email about it: we took that decision back. We'll write again once we've decided."
      },
      "restored": {
        "subject": "{site}: your {kind, select, logo {logo} jargon {term} event {event} job {job} translation {translation} other {item}} is published again",
        "heading": "“{title}” is published again",
        "text": "Please ignore our last email about it: we took that decision back."
      },
      "page": "See the page",
      "own": "See your submission",
      "hint": "You get this because you sent it to us. Turn these emails off on your profile: {link}"
    },
    "givenInForm": "You get this because this address was given in a form on {site}. If it wasn't you, ignore it.",
    "report": {
      "decided": {
        "subject": "{site}: we looked at your report",
        "heading": "We looked at your report",
        "text": "You told us that something is wrong with an item here ({kind, select, logo {logo} jargon {term} event {event} job {job} translation {translation} other {item}}). Thank you. {decision, select, kept {We looked at it and left it as it is.} corrected {You were right, and we've corrected it.} unpublished {You were right, and it's no longer published.} other {You were right, and we've removed it.}}"
      },
      "undone": {
        "subject": "{site}: we're looking at your report again",
        "heading": "We're looking at it again",
        "text": "Please ignore our last email about your report ({kind, select, logo {logo} jargon {term} event {event} job {job} translation {translation} other {item}}): we took that decision back. We'll write again once we've decided."
      },
      "button": "Open {site}"
    },
    "takedown": {
      "confirm": {
        "subject": "{site}: confirm your request",
        "heading": "One more step",
        "text": "Thank you for telling us about a logo. Open the page below and press Confirm, and your request reaches the people who decide.",
        "keep": "The same page tells you how it goes. Keep this email: whoever has the link can see the page.",
        "button": "Confirm your request"
      },
      "accepted": {
        "subject": "{site}: we accepted your request about “{title}”",
        "heading": "We did as you asked",
        "takedown": "You were right, and the logo is gone from our pages. The same picture can't be sent to us again, unless another logo here shows it.",
        "mine": "You were right. On the page below you can take the logo over; we read your changes before they appear."
      },
      "rejected": {
        "subject": "{site}: about your request on “{title}”",
        "heading": "We left it as it is",
        "text": "Thank you for writing. We looked at it and left the logo as it is. If you can tell us more, you can ask again."
      },
      "note": "They say:\n{note}",
      "undone": {
        "subject": "{site}: we're looking at your request about “{title}” again",
        "heading": "We're looking at it again",
        "text": "Please ignore our last email: we took that decision back. We'll write again once we've decided."
      },
      "logo": "Go to the logo",
      "request": "See your request"
    },
    "newsletter": {
      "subject": "Confirm your {site} newsletter",
      "heading": "Almost there",
      "who": "Someone, we hope you, signed this address up for the {site} newsletter: one letter a month, no tracking.",
      "open": "Open the page below and press Confirm to get it.",
      "button": "Confirm your subscription",
      "hint": "If it wasn't you, ignore this: you won't get anything without confirming. To remove this address right away: {link}"
    },
    "contact": {
      "subject": "Re: Your message to {site}",
      "heading": "Our answer to your message to {site}",
      "wrote": "{name} wrote:\n{message}",
      "button": "Visit {site}",
      "hint": "You get this because you wrote to us with the contact form of {site}. You can answer this mail."
    }
  },
  "money": {
    "from": "From {amount}",
    "upTo": "Up to {amount}"
  },
  "newsletter": {
    "title": "Newsletter",
    "description": "New logos, terms, events and work on {site}, in one letter a month.",
    "lede": "New logos, terms, events and paid work, in one letter a month. We use your address for nothing else, and every letter has an unsubscribe link.",
    "email": "Email",
    "subscribe": "Subscribe",
    "noMail": "This site doesn't send email yet: whoever runs it will find the message in the “mail” folder next to the data.",
    "sent": {
      "title": "Check your inbox",
      "text": "Open the link in the email we sent you and press Confirm."
    },
    "notSent": {
      "title": "This site doesn't send email yet",
      "text": "Whoever runs it will find the link that confirms your address in the “mail” folder next to the data."
    },
    "confirm": {
      "title": "Confirm your newsletter",
      "text": "Press the button to get the next issue.",
      "button": "Confirm"
    },
    "confirmed": {
      "title": "You're subscribed",
      "text": "You'll get the next issue."
    },
    "expired": {
      "title": "This link has expired",
      "text": "It may be too old, or you may have unsubscribed since. <link>Subscribe again</link> and we'll send you a new one."
    },
    "leave": {
      "title": "Unsubscribe",
      "text": "Press the button to stop getting newsletters from us. Nothing else changes.",
      "button": "Unsubscribe"
    },
    "left": {
      "title": "You're unsubscribed",
      "text": "You won't get any more newsletters from us."
    },
    "errors": {
      "email": "Enter an email address, such as name@example.com.",
      "tooMany": "Too many sign-ups from this network. Please try again later.",
      "mailed": "We've already emailed this address several times. Look for our emails, or try again in a while.",
      "failed": "We can't sign you up right now. Please try again in a few minutes."
    }
  },
  "notifications": {
    "title": "Notifications",
    "unread": "{count, plural, one {# unread} other {# unread}}",
    "allRead": "Mark all as read",
    "none": "No notifications",
    "noneText": "Updates on your submissions appear here.",
    "submissions": "My submissions",
    "isUnread": "Unread:",
    "open": "Open<hidden>: {title}</hidden>",
    "read": "Mark as read<hidden>: {title}</hidden>"
  },
  "profile": {
    "title": "Profile Settings",
    "personal": "Personal Information",
    "name": "Name",
    "email": "Email",
    "emailHint": "You sign in with it.",
    "emailHintMail": "You sign in with it. We'll send a link to a new one: open it to confirm the change.",
    "language": "Language",
    "languageHint": "Of the emails that we send you.",
    "currentPassword": "Current password",
    "currentPasswordHint": "Only to change your email.",
    "save": "Save Changes",
    "account": {
      "title": "Account Information",
      "type": "Account type",
      "status": "Account Status",
      "active": "Active",
      "lastLogin": "Last Login",
      "never": "Never",
      "data": "Download my data",
      "delete": "Delete my account"
    },
    "developer": {
      "title": "Developer Options",
      "code": "Admin code",
      "hint": "Ask whoever runs this site. Every attempt is logged.",
      "button": "Make Admin"
    },
    "security": "Security",
    "newPassword": "New password",
    "newPasswordHint": "At least 6 characters.",
    "confirmPassword": "Confirm new password",
    "updatePassword": "Update Password",
    "twoSteps": {
      "title": "Two-step sign-in",
      "on": "On: signing in asks for a code from your phone as well.",
      "off": "Off. With it, nobody gets in with your password alone: signing in asks for a code from your phone as well.",
      "needed": "This site asks administrators and editors for it.",
      "manage": "Manage<hidden> two-step sign-in</hidden>",
      "setUp": "Set up<hidden> two-step sign-in</hidden>"
    },
    "sessions": "Lost a phone, or signed in on someone else's computer?",
    "logOutElsewhere": "Log out everywhere else",
    "mails": {
      "decisions": "Email me about decisions",
      "daily": "Email me each morning what waits for review",
      "save": "Save"
    },
    "submissions": {
      "title": "My submissions",
      "submit": "Submit Content",
      "none": "Nothing submitted yet",
      "noneText": "Share a logo, an event or a job. We review everything before it's published.",
      "edit": "Edit<hidden> {title}</hidden>",
      "isEdit": "Edit of a published item",
      "sent": "Sent {date}",
      "note": "Reviewer's note:",
      "kind": "{kind, select, logo {Logo} jargon {Term} event {Event} job {Job} translation {Translation} other {Item}}",
      "status": "{status, select, pending {Pending Review} approved {Approved} other {Rejected}}",
      "pages": "Pages",
      "previous": "Previous",
      "next": "Next",
      "page": "Page {page} of {pages}"
    },
    "deletion": {
      "title": "Delete my account",
      "text": "Your name, email address, collection and everything unpublished are deleted right away, for good. Published items stay, unattributed. The audit log, which admins can read, keeps your name and the text of your submissions. You may want to <link>download your data</link> first.",
      "button": "Delete Account",
      "keep": "Keep it"
    }
  },
  "profileSaid": {
    "news": {
      "approved": "Your {kind, select, logo {logo} jargon {term} event {event} job {job} translation {translation} other {item}} was approved: {title}",
      "rejected": "Your {kind, select, logo {logo} jargon {term} event {event} job {job} translation {translation} other {item}} was rejected: {title}",
      "handedOver": "The logo {title} is now looked after by its owner",
      "handedOverText": "It stays published. Its owner will keep it up to date from now on.",
      "takenDown": "It was taken down at the request of its owner.",
      "gone": "This notification doesn't exist or was removed."
    },
    "updated": "Profile updated successfully",
    "updateFailed": "Failed to update profile",
    "inbox": "Check your inbox",
    "inboxText": "We sent a link to {email}. Your address changes when you open it.",
    "movedText": "You now sign in with {email}. Your other devices were logged out.",
    "passwordText": "Your password was changed, and your other devices were logged out.",
    "isAdmin": "{name} is now an admin",
    "adminCode": "Invalid admin code",
    "adminFailed": "Failed to update admin status",
    "elsewhere": "Your other devices were logged out",
    "signOutFailed": "Error signing out",
    "deleted": "Your account was deleted",
    "deleteFailed": "We couldn't delete your account. Please try again in a minute.",
    "lastAdmin": "You're the last admin. Make someone else an admin first.",
    "name": "Enter a name.",
    "language": "Choose one of the options.",
    "passwordMissing": "Please enter your current password",
    "passwordForEmail": "Enter your current password to change your email.",
    "wrongPassword": "That isn't your current password. Try again.",
    "wrongOrNone": "That isn't your current password. If you don't have one yet, set it first: {link}",
    "checkFailed": "We couldn't check your password. Please try again in a minute.",
    "tooManyTries": "Too many attempts. Please wait a while, then try again.",
    "emailTaken": "This email can't be used here. Enter another one.",
    "waitMinute": "Please wait a minute before asking again.",
    "else": {
      "title": "Someone else is signed in here now",
      "text": "You're now in the account of {email}. Nothing was changed."
    },
    "loggedOut": {
      "title": "You were logged out",
      "text": "Nothing was changed. Sign in and try again.",
      "deletion": "If you just deleted your account, it's gone. If not, sign in and try again."
    },
    "noPermission": "You don't have permission to access the admin area",
    "noPermissionPost": "You don't have permission to access that section",
    "role": "Your role is {role, select, admin {admin} editor {editor} other {user}}",
    "roleUpdated": "Your role has been updated to {role, select, admin {admin} editor {editor} other {user}}",
    "roleNotice": "Your role has been updated to {role, select, admin {admin. Refreshing page...} editor {editor} other {user}}"
  },
  "reports": {
    "title": "Report",
    "heading": {
      "logos": "What is wrong with this logo?",
      "jargon": "What is wrong with this term?",
      "events": "What is wrong with this event?",
      "jobs": "What is wrong with this job?",
      "jargon_translations": "What is wrong with this translation?"
    },
    "lede": "Tell us about <item></item>. You need no account, a person decides, and nobody learns who reported it.",
    "rights": "If it's yours, <link>ask us to take it down or to hand it over</link> instead.",
    "why": "Why do you report it?",
    "reasons": {
      "misleading": "It's misleading",
      "money": "It asks for money",
      "spam": "It's spam",
      "hateful": "It's hateful",
      "wrong": "Something is wrong",
      "outdated": "It's no longer true",
      "link": "A link is broken",
      "rights": "It's mine, or about me, and shouldn't be here"
    },
    "more": "Tell us more",
    "moreHint": "A sentence is enough: what is wrong, and how can we see it?",
    "email": "Email",
    "emailHint": "If you'd like to hear what we decide. We use it for nothing else.",
    "send": "Send report",
    "kept": "We delete your report 90 days after it was decided. See <privacy>privacy</privacy>.",
    "sent": {
      "title": "Report sent",
      "text": "Thank you. A person reads it and decides."
    },
    "errors": {
      "reason": "Choose why you report it.",
      "email": "Enter an email address such as name@example.com, or leave it empty.",
      "tooMany": "Too many reports from this network. Please try again later.",
      "address": "You've left this address several times today. Leave it empty, or try again tomorrow.",
      "failed": "We couldn't save your report. Please try again in a few minutes."
    }
  },
  "search": {
    "label": "Search {kinds}",
    "separator": ", ",
    "button": "Search"
  },
  "searchPage": {
    "title": "Search",
    "titleOf": "“{search}”",
    "results": "{count, plural, one {# result} other {# results}} for “{search}”",
    "moreResults": "More than {count, plural, one {# result} other {# results}} for “{search}”",
    "lede": "Search {kinds} at once, or pick a list.",
    "kinds": "Kinds",
    "section": {
      "logos": "Logos",
      "jargon": "Jargon",
      "events": "Events",
      "jobs": "Creative Hookup"
    },
    "all": {
      "logos": "All logos",
      "jargon": "All terms",
      "events": "All events",
      "jobs": "All jobs"
    },
    "allOf": {
      "logos": "{count, plural, one {# logo} other {All # logos}}",
      "jargon": "{count, plural, one {# term} other {All # terms}}",
      "events": "{count, plural, one {# event} other {All # events}}",
      "jobs": "{count, plural, one {# job} other {All # jobs}}"
    },
    "none": {
      "title": "No matches for “{search}”",
      "text": "Try fewer words, or browse the lists."
    },
    "closest": "Closest matches",
    "kind": {
      "logos": "Logo",
      "jargon": "Term",
      "events": "Event",
      "jobs": "Job",
      "jargon_translations": "Translation"
    }
  },
  "site": {
    "tagline": "Marks, words and work by African designers.",
    "description": "A shared library of vector logos, plain-language design terms, events and paid work by African designers. Free to browse. Every entry is reviewed."
  }
};
