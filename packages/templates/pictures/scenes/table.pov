// A table laid for guests: plates, glasses, bread and wine. Also for Passover.
#include "studio.povinc"
See(<0,10,-6.5>, <0,0,.2>, 31)
light_source { <-12,12,6> rgb <1.7,1.6,1.4> area_light x*4, z*4, 6, 6 adaptive 1 jitter circular orient }
light_source { <7,9,-9> rgb .26 shadowless } sky_sphere { pigment { rgb .25 } }
plane { y,0 pigment { srgb <.9,.87,.82> } normal { bumps .06 scale .5 } }
box { <-1.35,.001,-8>,<1.35,.02,8> pigment { srgb <.42,.5,.44> } normal { bumps .08 scale .3 } rotate y*14 }
#macro Plate(R,Tone) lathe { cubic_spline 9, <0,-.02>,<0,.08>,<R*.6,.08>,<R*.8,.16>,<R,.24>,<R*1.01,.2>,<R*.8,.08>,<R*.5,.0>,<0,0> pigment { srgb Tone } finish { Glaze } } #end
object { Plate(2.1,<.96,.94,.9>) translate <.15,.02,-.35> }
object { Plate(1.45,<.35,.42,.4>) translate <.15,.2,-.35> }
// Flat bread with its rows of holes.
union { #local I=0; #while (I<3) superellipsoid { <.12,.5> scale <.98,.045,.98> rotate y*(I*11-8) translate <.15+.08*I,.36+.1*I,-.35> pigment { bozo colour_map { [0 srgb <.92,.78,.52>] [.55 srgb <.88,.68,.4>] [.75 srgb <.6,.36,.15>] [1 srgb <.9,.75,.5>] } scale .22 } normal { gradient x .35 scale .14 rotate y*(I*11-8) } } #local I=I+1; #end }
#macro Goblet(W)
  union { lathe { cubic_spline 10, <0,0>,<.55,.0>,<.5,.05>,<.09,.12>,<.07,1.1>,<.4,1.4>,<.62,1.9>,<.56,2.5>,<.54,2.5>,<.5,2.5> texture { Gold } } cylinder { y*2.25,y*2.3,.57 pigment { srgb W } finish { Shiny } } }
#end
object { Goblet(<.22,.01,.04>) scale .85 translate <2.9,0,1.6> }
object { Goblet(<.22,.01,.04>) scale .7 translate <-2.7,0,2.4> }
union { #local I=0; #while (I<4) cylinder { <-2.75+I*.14,.06,-2.1>,<-2.75+I*.14,.06,-1.1>,.03 } #local I=I+1; #end box { <-2.8,.03,-1.1>,<-2.28,.09,-.85> } box { <-2.6,.03,-.85>,<-2.48,.08,1> } cylinder { <2.75,.06,-2>,<2.75,.06,-.6>,.09 } cylinder { <2.75,.06,-.6>,<2.75,.06,.7>,.06 } texture { Gold } }
#local I=0; #while (I<7) object { Branch(2.6+rand(R1),.8*(rand(R1)-.5),.42,15,<.3,.42,.22>) rotate <78,I*52+20*rand(R1),0> translate <-.2,.25,3.1> } #local I=I+1; #end
#local I=0; #while (I<26) #local A=rand(R1)*6.28; #local D=1.5*sqrt(rand(R1)); union { #local J=0; #while (J<5) sphere { 0,.16 scale <1,.3,.7> translate x*.15 rotate z*20 rotate y*J*72 } #local J=J+1; #end sphere { y*.03,.07 pigment { srgb <.95,.7,.2> } } pigment { srgb <.97,.86,.88> } scale 1.1 rotate <-20,360*rand(R1),0> translate <-.2+cos(A)*D*1.4,.42+.2*rand(R1),3.1+sin(A)*D*.6> } #local I=I+1; #end
